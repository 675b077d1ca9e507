import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ControlOptions, RecordReference } from '@inkstone/schema';
import { RelevanceFormDesktop } from '../relevance-form/RelevanceFormDesktop.tsx';
import { buildControl, buildForm } from '../testing/build-form.ts';
import { TextDesktop } from '../text/TextDesktop.tsx';
import { FormUiServicesProvider, type FormUiServices } from '../services/ui-services.ts';

const { readCode } = vi.hoisted(() => ({ readCode: vi.fn<() => Promise<string | null>>() }));
// jsdom has no usable WebAssembly and cannot decode pictures.
vi.mock('./read-codes.ui.ts', () => ({ readCode }));

const stop = vi.fn();
function withCamera(getUserMedia: () => Promise<object>): void {
  vi.stubGlobal('navigator', Object.create(navigator, { mediaDevices: { value: { getUserMedia } } }));
}

beforeEach(() => {
  readCode.mockReset();
  stop.mockReset();
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  withCamera(async () => ({ getTracks: () => [{ stop }] }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function openText(options: Partial<ControlOptions>) {
  const form = buildForm([buildControl('text', 'asset', options)]);
  render(<TextDesktop field={form.field('asset')} form={form} locale="en" onBlur={() => undefined} />);
  return form;
}

const openScanner = async (): Promise<void> => void fireEvent.click(await screen.findByRole('button', { name: /^Scan to enter/ }));

test('the code read by the camera becomes the text of the field, and the camera is switched off', async () => {
  readCode.mockResolvedValueOnce(null).mockResolvedValueOnce('A-0042');
  const form = openText({ isScan: true });

  await openScanner();

  await waitFor(() => expect(form.values()).toEqual({ asset: 'A-0042' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(stop).toHaveBeenCalled();
});

test('closing the scanner switches the camera off and keeps the field', async () => {
  readCode.mockResolvedValue(null);
  const form = openText({ isScan: true });

  await openScanner();
  await screen.findByText('Hold the code in front of the camera');
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);

  await waitFor(() => expect(stop).toHaveBeenCalled());
  expect(form.values()).toEqual({ asset: null });
});

test('without a camera the code can be typed', async () => {
  withCamera(() => Promise.reject(new Error('denied')));
  const form = openText({ isScan: true });

  await openScanner();
  expect((await screen.findByRole('alert')).textContent).toMatch(/Camera not available/);
  fireEvent.change(screen.getByRole('textbox', { name: 'Enter the code manually' }), { target: { value: ' A-0042 ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Use' }));

  await waitFor(() => expect(form.values()).toEqual({ asset: 'A-0042' }));
});

test('a picture without a code shows that none was recognised', async () => {
  withCamera(() => Promise.reject(new Error('denied')));
  readCode.mockResolvedValueOnce(null);
  openText({ isScan: true });

  await openScanner();
  const file = await waitFor(() => document.querySelector<HTMLInputElement>('input[type="file"]')!);
  fireEvent.change(file, { target: { files: [new File(['x'], 'wall.png', { type: 'image/png' })] } });

  expect(await screen.findByText('Unable to recognize qr code.')).toBeTruthy();
});

test('a code beyond the maximum length is truncated, as when typed', async () => {
  readCode.mockResolvedValueOnce('1234567');
  const form = openText({ isScan: true, maxLength: 5 });

  await openScanner();

  await waitFor(() => expect(form.values()).toEqual({ asset: '12345' }));
});

test('without the option there is no scanner', () => {
  openText({});

  expect(screen.queryByRole('button')).toBeNull();
});

const suppliers: readonly RecordReference[] = [
  { id: '01980000-0000-7000-8000-000000000101', name: 'S-1' },
  { id: '01980000-0000-7000-8000-000000000102', name: 'S-10' },
];

function openRecord() {
  const services = {
    searchRecords: async (_code: string, { keyword }: { keyword: string }) => ({
      items: suppliers.filter(({ name }) => name.includes(keyword)),
      next: null,
    }),
  } as unknown as FormUiServices;
  const form = buildForm([buildControl('relevance-form', 'supplier', { schemaCode: 'supplier', isScan: true })]);
  render(
    <FormUiServicesProvider value={services}>
      <RelevanceFormDesktop field={form.field('supplier')} form={form} locale="en" onBlur={() => undefined} />
    </FormUiServicesProvider>,
  );
  return form;
}

test('a scanned code picks the record that it names', async () => {
  readCode.mockResolvedValueOnce('S-1');
  const form = openRecord();

  await openScanner();

  await waitFor(() => expect(form.values()).toMatchObject({ supplier: suppliers[0] }));
});

test.each(['S', 'X-9'])('a code that matches no record or several shows a message: %s', async (code) => {
  readCode.mockResolvedValueOnce(code);
  const form = openRecord();

  await openScanner();

  expect(await screen.findByText('The corresponding data could not be found.')).toBeTruthy();
  expect(form.values()).toEqual({ supplier: null });
});
