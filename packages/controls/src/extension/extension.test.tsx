import { createForm } from '@inkstone/form-engine';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { controlViews } from '../views.ts';
import { controlModels } from '../models.ts';
import { FormRenderer } from '../renderer/FormRenderer.tsx';
import { loadExtensions, type ExtensionFailure } from './load-extensions.ui.ts';

afterEach(cleanup);

const scripts = import.meta.glob<{ default: unknown }>('../../../../extensions/*/src/index.js');
const written = Object.entries(scripts).map(([path, load]) => [/extensions\/([^/]+)/.exec(path)![1]!, load] as const);

type Load = () => Promise<unknown>;

async function install(extensions: Readonly<Record<string, Load>>, entries: unknown = Object.keys(extensions)) {
  const failures: ExtensionFailure[] = [];
  const nameOf = (address: string): string => address.split('/').at(-2)!;
  const loaded = await loadExtensions({
    root: '/extensions/form/',
    fetch: async (address) =>
      address.endsWith('entries.json') ? Response.json(entries) : new Response('', { status: nameOf(address) in extensions ? 200 : 404 }),
    load: (address) => extensions[nameOf(address)]?.() ?? Promise.reject(new Error('404')),
    onFailure: (failure) => failures.push(failure),
  });
  return { ...loaded, failures };
}

function open(type: string, { models, views }: Awaited<ReturnType<typeof install>>, value: unknown = null) {
  const form = createForm({
    definition: { code: 'f', name: 'f', schemaCode: 'f', controls: [{ key: 'a', type, options: { name: 'Service' } }], layout: [] },
    controls: { ...controlModels, ...models },
    values: { a: value } as never,
    stored: true,
    environment: { locale: 'en', now: () => new Date(0), timeZone: 'UTC' },
  });
  const { container } = render(<FormRenderer form={form} locale="en" narrow={false} views={{ ...controlViews, ...views }} />);
  return { form, container };
}

test.each(written)('%s loads, renders, keeps its value and has no accessibility violation', async (name, load) => {
  const extensions = await install({ [name]: load });
  const [type] = Object.keys(extensions.models);

  const { container, form } = open(type!, extensions, 3);

  expect(extensions.failures).toEqual([]);
  expect(form.values()).toEqual({ a: 3 });
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('the rating is entered by pointer and keyboard, and shown as stars when read-only', async () => {
  const extensions = await install({ rating: scripts['../../../../extensions/rating/src/index.js']! });
  const { form } = open('x-rating', extensions);

  fireEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  expect(form.values()).toEqual({ a: 4 });

  fireEvent.keyDown(screen.getByRole('radio', { name: '4 stars' }), { key: 'ArrowRight' });
  expect(form.values()).toEqual({ a: 5 });
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);

  fireEvent.keyDown(screen.getByRole('radiogroup'), { key: 'Delete' });
  expect(form.values()).toEqual({ a: null });
  expect(
    extensions.models['x-rating']!.format(2, { options: { name: 'a' }, label: 'a', locale: 'zh', timeZone: 'UTC', now: () => new Date(0) }),
  ).toBe('★★☆☆☆');
});

test('extensions that fail are reported and left out; the others are loaded', async () => {
  const good = scripts['../../../../extensions/rating/src/index.js']!;
  const { models, failures } = await install(
    { rating: good, broken: () => Promise.reject(new Error('syntax')), wrong: async () => ({ default: { apiVersion: 2 } }) },
    ['rating', 'broken', 'wrong', 'gone', '../escape', 7],
  );

  expect(Object.keys(models)).toEqual(['x-rating']);
  expect([...failures].sort((a, b) => a.extension.localeCompare(b.extension))).toEqual([
    { extension: 'broken', reason: 'failed', detail: 'syntax' },
    { extension: 'gone', reason: 'missing', detail: '文件不存在' },
    { extension: 'wrong', reason: 'invalid', detail: 'apiVersion must be 1' },
  ]);
});

test('an extension that fails while rendering shows its value as text', async () => {
  const draw = () => {
    throw new Error('no');
  };
  const extensions = await install({
    bad: async () => ({ default: { apiVersion: 1, type: 'x-bad', name: { zh: '壞', en: 'Bad' }, draw } }),
  });

  open('x-bad', extensions, 'kept');

  expect(await screen.findByText('kept')).toBeTruthy();
  expect(extensions.failures).toEqual([{ extension: 'x-bad', reason: 'failed', detail: 'no' }]);
});

test('without a list of entries there are no extensions and no failures', async () => {
  const failures: ExtensionFailure[] = [];
  const fetch = async () => new Response('{}', { status: 404 });

  const { models } = await loadExtensions({
    root: '/e/',
    fetch,
    load: () => Promise.reject(new Error('x')),
    onFailure: (each) => failures.push(each),
  });

  expect([models, failures]).toEqual([{}, []]);
});
