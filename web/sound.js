/** Soft sounds of wood, made by the page itself: a struck body, and the tick of the stroke. */

/** Each sound as its strokes: pitch in hertz, loudness, when and how long it rings in seconds. */
const SOUNDS = {
  move: [{ pitch: 210, loud: 0.3, after: 0, ring: 0.09 }],
  capture: [
    { pitch: 165, loud: 0.34, after: 0, ring: 0.1 },
    { pitch: 330, loud: 0.14, after: 0.035, ring: 0.06 },
  ],
  crown: [
    { pitch: 262, loud: 0.24, after: 0, ring: 0.12 },
    { pitch: 392, loud: 0.22, after: 0.1, ring: 0.22 },
  ],
  refuse: [{ pitch: 95, loud: 0.3, after: 0, ring: 0.07 }],
  end: [
    { pitch: 262, loud: 0.2, after: 0.15, ring: 0.2 },
    { pitch: 330, loud: 0.2, after: 0.29, ring: 0.2 },
    { pitch: 392, loud: 0.22, after: 0.43, ring: 0.45 },
  ],
};

const VOLUME = 0.55;

/**
 * @returns {(what: keyof typeof SOUNDS, at?: number) => void} plays a sound `at` milliseconds from
 *   now; silent where the browser makes no sound
 */
export function createSound() {
  const Context = globalThis.AudioContext ?? globalThis.webkitAudioContext;
  if (!Context) return () => {};
  const context = new Context();
  const out = context.createGain();
  out.gain.value = VOLUME;
  out.connect(context.destination);
  const tick = tickOf(context);

  function strike({ pitch, loud, after, ring }, start) {
    const time = start + after;
    const body = context.createOscillator();
    body.type = 'triangle';
    body.frequency.setValueAtTime(pitch * 1.5, time);
    body.frequency.exponentialRampToValueAtTime(pitch, time + 0.02);
    fading(body, loud, time, ring);
    const stroke = context.createBufferSource();
    stroke.buffer = tick;
    fading(stroke, loud * 0.5, time, 0.025);
  }

  /** Rings from a moment on and dies away. */
  function fading(source, loud, time, ring) {
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, time);
    gain.gain.exponentialRampToValueAtTime(loud, time + 0.003);
    gain.gain.exponentialRampToValueAtTime(0.0001, time + ring);
    source.connect(gain).connect(out);
    source.start(time);
    source.stop(time + ring);
  }

  return (what, at = 0) => {
    // A page in the background may have been put to sleep.
    if (context.state === 'suspended') context.resume().catch(() => {});
    const start = context.currentTime + 0.005 + at / 1000;
    for (const stroke of SOUNDS[what]) strike(stroke, start);
  };
}

/** A breath of noise, without its high part: the stroke itself. */
function tickOf(context) {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * 0.03), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let smooth = 0;
  for (let i = 0; i < samples.length; i++) {
    smooth += 0.35 * (Math.random() * 2 - 1 - smooth);
    samples[i] = smooth;
  }
  return buffer;
}
