import { controlPalette } from '@inkstone/controls/palette';
import { controlModels, controlTypes } from '@inkstone/controls/models';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { PlatformContext, type Platform } from '../platform/platform.ts';
import { createMemoryHistory, createRouter, RouterProvider } from '../platform/router/index.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { galleryStates } from './gallery-state.ts';
import { entriesOf, galleryAddress, readGallerySelection } from './gallery-selection.ts';
import { GalleryForms } from './GalleryForms.tsx';
import { GalleryPage } from './GalleryPage.tsx';
import { sampleFiles } from './sample-files.ui.ts';

afterEach(cleanup);

async function drawn(container: HTMLElement): Promise<void> {
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
}

function openAt(address: string) {
  const router = createRouter([{ path: 'gallery/:type?', Component: GalleryPage }], createMemoryHistory(address));
  // No organisation data is available.
  const platform = { client: { call: () => new Promise(() => undefined) } } as unknown as Platform;
  render(
    <PlatformContext value={platform}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </PlatformContext>,
  );
  return { desktop: () => screen.getByRole('region', { name: '電腦' }) };
}

test('a state shows every control that supports it', () => {
  const shown = (state: (typeof galleryStates)[number]) => entriesOf({ type: null, state }).map(({ type }) => type);

  expect(shown('filled')).toEqual(controlTypes);
  expect(shown('invalid')).toEqual(controlTypes.filter((type) => ['value', 'sheet'].includes(controlModels[type].role)));
});

test.each(controlTypes)('%s is rendered in each of its states, without accessibility violations', async (type) => {
  const selection = { type, options: {} };
  const { container } = render(<GalleryForms entries={entriesOf(selection)} byType={false} narrow={false} />);

  await drawn(container);

  expect(container.textContent).not.toContain('undefined');
  // The test DOM cannot load the content of frames.
  const { violations } = await axe.run(container, {
    iframes: false,
    rules: { 'color-contrast': { enabled: false }, 'frame-tested': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

test('properties in the address apply', async () => {
  const { desktop } = openAt(`/gallery/text?options=${encodeURIComponent(JSON.stringify({ tips: '如發票號碼' }))}`);

  await drawn(document.body);

  expect(within(desktop()).getAllByRole('button', { name: `${controlPalette.text.name.zh}的說明` })).toHaveLength(5);
});

test('the selection can be shared as an address', () => {
  const selection = { type: 'number', options: { format: 'percent.1', tips: 'a & b' } } as const;
  const [path, search] = galleryAddress(selection).split('?');

  expect(readGallerySelection(path!.split('/').at(-1), new URLSearchParams(search))).toEqual(selection);
});

test('an unknown type and invalid options are handled', () => {
  expect(readGallerySelection('rating', new URLSearchParams())).toBeNull();
  expect(readGallerySelection('text', new URLSearchParams('options={'))).toEqual({ type: 'text', options: {} });

  openAt('/gallery/rating');

  expect(screen.getByRole('heading', { name: '沒有這種控制項' })).toBeTruthy();
});

test('a file picked in the gallery stays in memory and can be shown', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:kept' }));

  const { id, name } = await sampleFiles.upload(new File(['x'], '報價單.pdf'), {
    schemaCode: 'gallery',
    formCode: 'gallery',
    control: 'attachment_pristine',
    idempotencyKey: 'k',
  });

  expect(name).toBe('報價單.pdf');
  expect(await sampleFiles.address(id)).toBe('blob:kept');
  expect(await sampleFiles.address('another')).toMatch(/^data:image\/svg/);
});
