import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeStyle } from './safe-style.ts';

const styleOf = (style: unknown) => safeStyle({ name: '標題', style });

test('text may have a colour, a size and a weight', () => {
  expect(styleOf('color: #a33; font-size:18px ;Font-Weight: bold; background-color: rgb(0 0 0 / 10%)')).toEqual({
    color: '#a33',
    fontSize: '18px',
    fontWeight: 'bold',
    backgroundColor: 'rgb(0 0 0 / 10%)',
  });
});

test.each([
  'position: fixed; inset: 0; z-index: 9999',
  'background-color: url(https://example.test/a.png)',
  'color: expression(alert(1))',
  'color: var(--ink-paper)',
  'color: \\75rl(x)',
  'font-size: 5000px',
  'font-size: 100vw',
  'color: red !important',
  'color: red: blue',
  'color',
  ';;:',
])('%s is left out', (style) => {
  expect(styleOf(style)).toEqual({});
});

test('an invalid declaration does not affect the others', () => {
  expect(styleOf('position: fixed; color: red')).toEqual({ color: 'red' });
});

test('no document can load anything or cover the page', () => {
  fc.assert(
    fc.property(fc.anything(), fc.string(), (option, text) => {
      for (const style of [option, text, `color: ${text}`, `${text}: red`])
        for (const [property, value] of Object.entries(styleOf(style))) {
          expect(property).toMatch(/^(color|backgroundColor|font\w+|letterSpacing|lineHeight|text\w+)$/);
          expect(value).not.toMatch(/url|var|expression|[\\@"'<>]/i);
        }
    }),
  );
});
