import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { readPermission } from '@inkstone/schema';
import axe from 'axe-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { FormRenderer } from '../renderer/FormRenderer.tsx';
import { buildControl, buildForm } from '../testing/build-form.ts';
import { cleanHtml } from './clean-html.ui.ts';

// The editor measures its text; jsdom has no layout.
beforeAll(() => {
  const nowhere = { x: 0, y: 0, top: 0, left: 0, bottom: 0, right: 0, width: 0, height: 0, toJSON: () => ({}) };
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => nowhere });
  Object.assign(document, { elementFromPoint: () => null });
});
afterEach(cleanup);

async function openEditor(options: object = {}, value: string | null = null) {
  const form = buildForm(
    [buildControl('textarea', 'why', { textAreaType: 'Editor', ...options })],
    value === null ? {} : { values: { why: value } },
  );
  const { container } = render(<FormRenderer form={form} locale="en" narrow={false} />);
  const editor = await screen.findByRole('textbox', { name: 'why' });
  return { form, editor, container };
}

function paste(editor: HTMLElement, html: string): void {
  const data = { getData: (kind: string) => (kind === 'text/html' ? html : ''), types: ['text/html'], files: [] };
  fireEvent.paste(editor, { clipboardData: data });
}

test('pasted content keeps its formatting and loses everything else', async () => {
  const { form, editor } = await openEditor();

  paste(editor, '<p onclick="x()" style="position:fixed">因<b>公</b>出差<script>x()</script><img src=x onerror=x()></p>');

  await waitFor(() => expect(form.values()).toEqual({ why: '<p>因<strong>公</strong>出差</p>' }));
});

test('input beyond the maximum length is rejected', async () => {
  const { form, editor } = await openEditor({ currentMaxLength: 3 });

  paste(editor, '<p>一二三四五</p>');

  await waitFor(() => expect(form.values()).toEqual({ why: '<p>一二三</p>' }));
  expect(screen.getByRole('status').textContent).toBe('3 of 3 characters');
});

test('a value set by the form is shown at once, and markup without text is an empty value', async () => {
  const { form, editor } = await openEditor({ required: true }, '<p>before</p>');

  act(() => form.set('why', '<p>after</p>'));
  expect(editor.textContent).toBe('after');

  act(() => form.set('why', '<p>&nbsp;</p><p></p>'));
  expect(form.values()).toEqual({ why: null });
  expect(form.validate({ full: true }).map(({ code }) => code)).toEqual(['Required']);
});

test('the toolbar is one tab stop, and arrow keys move within it', async () => {
  const { editor } = await openEditor({}, '<p>text</p>');

  fireEvent.keyDown(editor, { key: 'F10', altKey: true });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Bold');

  fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Italic');

  fireEvent.keyDown(document.activeElement!, { key: 'End' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Link');
  expect(screen.getByRole('toolbar').querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});

test('the editor has no accessibility violation', async () => {
  const { container } = await openEditor({ required: true, tips: 'Say why' }, '<p>text</p>');

  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });

  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

test('a read-only user sees the markup, cleaned again', async () => {
  const form = buildForm([buildControl('textarea', 'why', { textAreaType: 'Editor' })], {
    values: { why: '<h2>Trip</h2><p>to <a href="javascript:x()">see</a> <img src=x onerror="x()"></p>' },
    stored: true,
    permission: readPermission,
  });
  const { container } = render(<FormRenderer form={form} locale="en" narrow={false} />);

  expect(await screen.findByRole('heading', { name: 'Trip' })).toBeTruthy();
  expect(container.innerHTML).not.toMatch(/javascript|onerror|<img/);
});

test.each([
  ['<p style="text-align: center; color: red">a</p>', '<p style="text-align: center">a</p>'],
  ['<span style="text-align: center">a</span>', '<span>a</span>'],
  [
    '<a href="https://example.test" onclick="x()">a</a>',
    '<a href="https://example.test" target="_blank" rel="noopener noreferrer nofollow">a</a>',
  ],
  ['<svg><script>x()</script></svg><iframe src="x"></iframe><form><input></form>', ''],
])('%s is rendered as %s', (html, clean) => {
  expect(cleanHtml(html)).toBe(clean);
});
