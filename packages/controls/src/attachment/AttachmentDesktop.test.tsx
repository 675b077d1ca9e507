import type { Form } from '@inkstone/form-engine';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildFile, buildFileContext } from '../testing/build-files.ts';
import { buildControl, buildForm } from '../testing/build-form.ts';
import { FormUiServicesProvider, type FormUiServices } from '../services/ui-services.ts';
import { FormRenderer } from '../renderer/FormRenderer.tsx';

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:made', revokeObjectURL: () => undefined }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const stored = [
  { id: 'f1', name: '報價單.pdf', fileSize: 128_000 },
  { id: 'f2', name: '規格.docx', fileSize: 3_000_000 },
];

async function open(options: object, { isReadonly = false, value = null as unknown, type = 'attachment' } = {}) {
  const form = buildForm([buildControl(type, 'papers', { name: '附件', readonlyFormula: isReadonly, ...options })], {
    values: { papers: value } as never,
    stored: true,
  });
  const context = buildFileContext();
  const services: FormUiServices = {
    searchUsers: async () => ({ items: [], next: null }),
    departmentTree: async () => [],
    departmentUsers: async () => ({ items: [], next: null }),
    searchRecords: async () => ({ items: [], next: null }),
    files: context.files,
  };
  const { container } = render(
    <FormUiServicesProvider value={services}>
      <FormRenderer form={form} locale="zh" />
    </FormUiServicesProvider>,
  );
  await waitFor(() => expect(container.querySelector('[data-path="papers"] [aria-busy="true"]')).toBeNull());
  return { form, container, ...context };
}

const pick = (container: HTMLElement, ...files: File[]) =>
  fireEvent.change(container.querySelector('input[type="file"]')!, { target: { files } });

const settle = (form: Form) => act(() => form.settled());

describe('picking', () => {
  test('shows progress while a file is uploaded, and then the file', async () => {
    const { form, container, sent } = await open({});

    pick(container, buildFile('報價單.pdf', 2048));
    act(() => sent[0]!.request.onProgress?.(0.42));
    expect(screen.getByRole('progressbar', { name: '上傳中 報價單.pdf' }).getAttribute('aria-valuenow')).toBe('42');
    sent[0]!.arrive();
    await settle(form);

    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByRole('button', { name: '下載 報價單.pdf' })).toBeTruthy();
    expect(container.textContent).toContain('2 KB');
  });

  test('offers only the file types the control accepts, and lists them', async () => {
    const { container } = await open({ fileTypes: 'pdf;docx', limit: 20 });

    expect(container.querySelector('input[type="file"]')?.getAttribute('accept')).toBe('.pdf,.docx');
    expect(container.textContent).toContain('僅支援 pdf、docx，單檔不超過 20 MB');
  });

  test('is not offered once the control is full', async () => {
    const { container } = await open({ limitNumber: 'custom', fileNumber: 2 }, { value: stored });

    expect(container.querySelector('input[type="file"]')).toBeNull();
  });

  test('a name that is too long is refused with the message of the specification', async () => {
    const { container, sent } = await open({});

    pick(container, buildFile(`${'長'.repeat(81)}.pdf`));

    expect(container.textContent).toContain('附件名稱不能大於80個字符!');
    expect(sent).toEqual([]);
  });

  test('too many at once are refused with an alert', async () => {
    const { container } = await open({ limitNumber: 'custom', fileNumber: 1 });

    pick(container, buildFile('a.pdf'), buildFile('b.pdf'));

    expect(screen.getByRole('alert').textContent).toBe('附件最多可上傳1個附件');
  });
});

test.each(['drop', 'paste'] as const)('files are added by %s', async (way) => {
  const { container, sent } = await open({});
  const place = container.querySelector('[role="group"] > div')!;
  const files = [buildFile('a.pdf'), buildFile('b.pdf')];

  if (way === 'drop') fireEvent.drop(place, { dataTransfer: { files, types: ['Files'] } });
  else fireEvent.paste(place, { clipboardData: { files } });

  expect(sent.map(({ file }) => file.name)).toEqual(['a.pdf', 'b.pdf']);
});

test('a failed upload is reported, can be retried and cancelled', async () => {
  const { form, container, sent } = await open({});
  pick(container, buildFile('a.pdf'));
  sent[0]!.fail(new TypeError('offline'));
  await settle(form);
  expect(container.textContent).toContain('上傳失敗，請重試');

  fireEvent.click(screen.getByRole('button', { name: '重試 a.pdf' }));
  expect(sent).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: '取消上傳 a.pdf' }));

  expect(container.textContent).not.toContain('a.pdf');
});

test('a file can be removed and restored', async () => {
  const { form } = await open({}, { value: stored });

  fireEvent.click(screen.getByRole('button', { name: '移除 報價單.pdf' }));
  expect(form.values()['papers']).toEqual([stored[1]]);
  fireEvent.click(screen.getByRole('button', { name: '復原 報價單.pdf' }));

  expect(form.values()['papers']).toEqual(stored);
});

describe('downloads', () => {
  test('one file, all files, and templates', async () => {
    const { downloaded } = await open({ templateFile: [{ id: 't1', name: '範本.xlsx', fileSize: 10 }] }, { value: stored });

    fireEvent.click(screen.getByRole('button', { name: '下載 報價單.pdf' }));
    fireEvent.click(screen.getByRole('button', { name: '全部下載' }));
    fireEvent.click(screen.getByRole('button', { name: '範本.xlsx' }));

    await waitFor(() => expect(downloaded).toEqual(['f1', 'f1,f2', 't1']));
  });

  test.each([true, false])('all pictures are downloaded at once, if the control says so: %s', async (batch) => {
    const images = ['a', 'b'].map((id) => ({ id, name: `${id}.png`, fileSize: 10 }));
    const { downloaded } = await open({ number: 'batch', batch }, { type: 'image', value: images });

    const all = screen.queryByRole('button', { name: '全部下載' });
    if (all) fireEvent.click(all);

    await waitFor(() => expect(downloaded).toEqual(batch ? ['a,b'] : []));
  });

  test('archive and templates are hidden if the control says so', async () => {
    await open({ batch: false, displayTemplate: false, templateFile: [{ id: 't1', name: '範本.xlsx', fileSize: 10 }] }, { value: stored });

    expect(screen.queryByRole('button', { name: '全部下載' })).toBeNull();
    expect(screen.queryByRole('button', { name: '範本.xlsx' })).toBeNull();
  });

  test('read-only users have downloads, but no actions that change files', async () => {
    const { container, downloaded } = await open({}, { value: stored, isReadonly: true });

    fireEvent.click(screen.getByRole('button', { name: '全部下載' }));

    await waitFor(() => expect(downloaded).toEqual(['f1,f2']));
    expect(container.querySelector('input[type="file"]')).toBeNull();
    expect(screen.queryByRole('button', { name: /^移除/ })).toBeNull();
  });
});

describe('pictures', () => {
  const images = ['a', 'b', 'c'].map((id) => ({ id, name: `${id}.png`, fileSize: 10 }));

  test('open in full size, and arrow keys move between them', async () => {
    await open({ number: 'batch' }, { type: 'image', value: images });

    fireEvent.click(await screen.findByRole('button', { name: '檢視 a.png' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('圖片 1 / 3');
    fireEvent.keyDown(screen.getByRole('button', { name: '下一張' }), { key: 'ArrowRight' });

    await waitFor(() => expect(dialog.querySelector('img')?.getAttribute('src')).toBe('/files/b'));
    expect(dialog.textContent).toContain('圖片 2 / 3');
  });

  test('are shown as thumbnails in tiles', async () => {
    const { container } = await open({ number: 'batch' }, { type: 'image', value: images, isReadonly: true });

    await waitFor(() =>
      expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
        '/files/a?small',
        '/files/b?small',
        '/files/c?small',
      ]),
    );
  });

  test('a single one can be added only while there is none', async () => {
    const { form, container, sent } = await open({}, { type: 'image' });
    pick(container, buildFile('a.png'));
    sent[0]!.arrive();
    await settle(form);

    expect(container.querySelector('input[type="file"]')).toBeNull();
    expect(container.querySelector('img')?.getAttribute('src')).toBe('blob:made');
  });

  test('from the camera only accept no files', async () => {
    const { container, sent } = await open({ onlyShoot: true }, { type: 'image' });

    fireEvent.drop(container.querySelector('[role="group"] > div')!, { dataTransfer: { files: [buildFile('a.png')], types: ['Files'] } });

    expect(container.querySelector('input[type="file"]')).toBeNull();
    expect(screen.getByRole('button', { name: '附件：拍照' })).toBeTruthy();
    expect(sent).toEqual([]);
  });
});

test.each(['attachment', 'image'])('%s has no accessibility violation, filled in or read-only', async (type) => {
  const value = [
    { id: 'f1', name: 'a.png', fileSize: 1 },
    { id: 'f2', name: 'b.png', fileSize: 1 },
  ];
  for (const isReadonly of [false, true]) {
    const { container } = await open({ number: 'batch' }, { type, value, isReadonly });

    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });

    expect(violations.map(({ id }) => id)).toEqual([]);
    cleanup();
  }
});
