import { afterEach, expect, test, vi } from 'vitest';
import { printLines } from './print-lines.ts';

afterEach(() => document.body.replaceChildren());

test('only the heading and the lines are printed, as text, and nothing stays on the page', () => {
  let printed = '';
  const append = document.body.append.bind(document.body);
  vi.spyOn(document.body, 'append').mockImplementation((frame) => {
    append(frame);
    const view = (frame as HTMLIFrameElement).contentWindow!;
    view.print = () => {
      printed = view.document.body.innerHTML;
      view.dispatchEvent(new Event('afterprint'));
    };
  });

  printLines('Codes', ['a <b>', 'c']);

  expect(printed).toBe('<h1>Codes</h1><pre>a &lt;b&gt;\nc</pre>');
  expect(document.querySelector('iframe')).toBeNull();
});
