import { controlName } from '@inkstone/controls/locale';
import { controlModels } from '@inkstone/controls/models';
import { controlTypes, type ControlType } from '@inkstone/schema';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { PlatformContext, type Platform } from '../platform/platform.ts';
import { createMemoryHistory, createRouter, RouterProvider, useLocation } from '../platform/router/index.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { galleryStates } from './gallery-state.ts';
import { entriesOf, galleryAddress, readGalleryPlace } from './gallery-place.ts';
import { GalleryForms } from './GalleryForms.tsx';
import { GalleryPage } from './GalleryPage.tsx';
import { sampleFiles } from './sample-files.ui.ts';

afterEach(cleanup);

const types = Object.keys(controlTypes) as ControlType[];

async function drawn(container: HTMLElement): Promise<void> {
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull(), { timeout: 10_000 });
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{`${pathname}${decodeURIComponent(search)}`}</output>;
}

function AddressedGallery() {
  return (
    <>
      <Address />
      <GalleryPage />
    </>
  );
}

function openAt(address: string) {
  const router = createRouter([{ path: 'gallery/:type?', Component: AddressedGallery }], createMemoryHistory(address));
  // Nothing is known of the organisation.
  const platform = { client: { call: () => new Promise(() => undefined) } } as unknown as Platform;
  render(
    <PlatformContext value={platform}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </PlatformContext>,
  );
  return { address: () => screen.getByTestId('address').textContent, desktop: () => screen.getByRole('region', { name: '電腦' }) };
}

test('one state shows every control that knows it', () => {
  const shown = (state: (typeof galleryStates)[number]) => entriesOf({ type: null, state }).map(({ type }) => type);

  expect(shown('filled')).toEqual(types);
  expect(shown('invalid')).toEqual(types.filter((type) => ['value', 'sheet'].includes(controlModels[type].role)));
});

test.each(types)('%s is drawn in each of its states, without accessibility violation', async (type) => {
  const place = { type, options: {} };
  const { container } = render(<GalleryForms entries={entriesOf(place)} byType={false} narrow={false} />);

  await drawn(container);

  expect(container.textContent).not.toContain('undefined');
  // A frame without script in a browser that is none cannot be looked into.
  const { violations } = await axe.run(container, {
    iframes: false,
    rules: { 'color-contrast': { enabled: false }, 'frame-tested': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

test('a property that is tried shows at once, and is in the address', async () => {
  const { address, desktop } = openAt('/gallery/text');
  await drawn(document.body);

  fireEvent.change(screen.getByLabelText(/^提示/), { target: { value: '如發票號碼' } });

  expect(within(desktop()).getAllByRole('button', { name: `${controlName('text', 'zh')}的說明` })).toHaveLength(5);
  expect(address()).toBe('/gallery/text?options={"tips":"如發票號碼"}');

  fireEvent.click(screen.getByRole('button', { name: '全部還原' }));

  expect(within(desktop()).queryByRole('button')).toBeNull();
  expect(address()).toBe('/gallery/text');
});

test('what is shown can be sent on as an address', () => {
  const place = { type: 'number', options: { format: 'percent.1', tips: 'a & b' } } as const;
  const [path, search] = galleryAddress(place).split('?');

  expect(readGalleryPlace(path!.split('/').at(-1), new URLSearchParams(search))).toEqual(place);
});

test('an unknown type, or options that are none, are answered', () => {
  expect(readGalleryPlace('rating', new URLSearchParams())).toBeNull();
  expect(readGalleryPlace('text', new URLSearchParams('options={'))).toEqual({ type: 'text', options: {} });

  openAt('/gallery/rating');

  expect(screen.getByRole('heading', { name: '沒有這種控制項' })).toBeTruthy();
});

test('a file that is picked in the gallery is kept there and can be shown', async () => {
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
