// The address to give to other sites: a build puts all that it needs at once into this file.
import './web/embed.js';
