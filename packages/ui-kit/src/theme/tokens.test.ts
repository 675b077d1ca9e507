import { describe, expect, test } from 'vitest';
import { cssVariables } from './css-variables.ts';
import { palettes, type ColorScheme } from './tokens.ts';

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => channel(Number.parseInt(color.slice(at, at + 2), 16) / 255));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

describe.each(['light', 'dark'] as const)('the %s palette', (scheme: ColorScheme) => {
  const palette = palettes[scheme];

  test.each(['text', 'muted', 'accent', 'seal', 'danger', 'success', 'match'] as const)('%s is legible on every background', (ink) => {
    for (const ground of [palette.paper, palette.surface, palette.wash]) expect(contrast(palette[ink], ground)).toBeGreaterThanOrEqual(4.5);
  });

  test('text on the accent and on the danger wash is legible', () => {
    expect(contrast(palette.onAccent, palette.accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.danger, palette.dangerWash)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.text, palette.dangerWash)).toBeGreaterThanOrEqual(4.5);
  });

  test('edges of fields have sufficient contrast', () => {
    expect(contrast(palette.edge, palette.surface)).toBeGreaterThanOrEqual(3);
  });

  test('every colour, space and size is a custom property', () => {
    const variables = cssVariables(scheme);

    expect(variables['--ink-seal']).toBe(palette.seal);
    expect(variables['--ink-on-accent']).toBe(palette.onAccent);
    expect(variables['--ink-space-6']).toBe('64px');
    expect(variables['--ink-radius']).toBe('4px');
    expect(variables['--ink-size-body']).toBe('15px');
  });
});
