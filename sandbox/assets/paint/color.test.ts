import { describe, expect, it } from 'vitest';
import { brightness, darker, lighter, mix } from './color';

describe('colors', () => {
  it('mix channel by channel', () => {
    // 0x10 = 16 and 0x30 = 48: halfway 32 = 0x20.
    expect(mix('#100000', '#3000ff', 0.5)).toBe('#200080');
    expect(mix('#123', '#123', 0.7)).toBe('#112233');
    expect(lighter('#000000', 1)).toBe('#ffffff');
    expect(darker('#ff8000', 0.5)).toBe('#804000');
  });

  it('have a perceived brightness', () => {
    expect(brightness('#ffffff')).toBeCloseTo(1, 6);
    expect(brightness('#00ff00')).toBeCloseTo(0.587, 6);
  });

  it('reject anything but a hex color', () => {
    expect(() => mix('red', '#000000', 0.5)).toThrow(RangeError);
  });
});
