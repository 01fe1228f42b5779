import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advanceTrack, EMPTY_TRACK, type FaceTrack, seeFace } from './face-track';
import { placeOnDrawing } from './frame-placement';

const at = (x: number) => placeOnDrawing({ x, y: 300 }, 200, 3);

/** Draws every 16 ms from one time to another. */
function draw(track: FaceTrack, from: number, to: number): FaceTrack {
  let next = track;
  for (let now = from; now <= to; now += 16) next = advanceTrack(next, now);
  return next;
}

describe('a frame that follows a face', () => {
  it('is within a bounded distance of a face that moves, however rarely it is detected', () => {
    fc.assert(
      fc.property(
        // Pixels for a millisecond: up to 600 pixels, two widths of a face, in a second.
        fc.double({ min: -0.6, max: 0.6, noNaN: true }),
        // 20 down to 3 detections per second.
        fc.integer({ min: 50, max: 330 }),
        (speed, gap) => {
          const face = (now: number) => at(500 + speed * now);
          let track = EMPTY_TRACK;
          for (let now = 0; now <= 3000; now += 10) {
            if (now % gap < 10) track = seeFace(track, face(now), now);
            track = advanceTrack(track, now);
            if (now < 1000) continue;
            // Behind by the time between two detections, and by the ease.
            const behind = Math.abs((track.drawn?.x ?? Number.NaN) - face(now).x);
            expect(behind).toBeLessThanOrEqual(Math.abs(speed) * (gap + 75) + 1e-6);
          }
        },
      ),
    );
  });

  it('never runs ahead by more than the last movement, and comes to rest where the face is', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 200 }), fc.integer({ min: 30, max: 500 }), (moved, gap) => {
        const before = advanceTrack(seeFace(EMPTY_TRACK, at(500), 0), 0);
        let track = seeFace(before, at(500 + moved), gap);
        for (let now = gap; now < gap + 400; now += 16) {
          track = advanceTrack(track, now);
          const beyond = ((track.drawn?.x ?? 0) - (500 + moved)) * Math.sign(moved);
          expect(beyond).toBeLessThanOrEqual(0.6 * Math.abs(moved) + 1e-6);
        }
        const rest = draw(seeFace(track, at(500 + moved), gap + 400), gap + 400, gap + 1200);
        expect(rest.drawn?.x).toBeCloseTo(500 + moved, 0);
      }),
    );
  });

  it('moves as far in many small steps as in one', () => {
    const start = { ...EMPTY_TRACK, drawn: at(500), opacity: 1 };
    const seen = seeFace(start, at(600), 0);
    const many = [10, 20, 30, 40, 50].reduce(advanceTrack, seen);
    expect(many.drawn?.x).toBeCloseTo(advanceTrack(seen, 50).drawn?.x ?? Number.NaN);
  });
});

describe('a face that goes and comes back', () => {
  const shown = draw(seeFace(EMPTY_TRACK, at(500), 0), 0, 400);

  it('takes its frame with it, by fading', () => {
    expect(shown.opacity).toBe(1);
    const lost = seeFace(shown, undefined, 400);
    const fading = advanceTrack(lost, 480);
    expect(fading.opacity).toBeGreaterThan(0);
    expect(fading.opacity).toBeLessThan(1);
    expect(draw(lost, 400, 800)).toMatchObject({ opacity: 0, drawn: undefined });
  });

  it('has it at its new place, without a jump across the picture', () => {
    const gone = draw(seeFace(shown, undefined, 400), 400, 800);
    const back = advanceTrack(seeFace(gone, at(900), 810), 816);
    expect(back.drawn?.x).toBe(900);
    expect(back.opacity).toBe(0);
    expect(draw(back, 832, 1100).opacity).toBe(1);
  });
});
