import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FileServices, SigningSession } from '../services/file-services.ts';
import { FormRenderer } from '../renderer/FormRenderer.tsx';
import { buildFileContext } from '../testing/build-files.ts';
import { buildControl, buildForm } from '../testing/build-form.ts';
import { FormUiServicesProvider } from '../services/ui-services.ts';

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:made', revokeObjectURL: () => undefined }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const signed = { id: 's1', name: '林小美.png', fileSize: 900 };

interface Opening {
  readonly value?: unknown;
  readonly isReadonly?: boolean;
  readonly displayEnd?: 'mobile' | 'pc' | 'both' | undefined;
  readonly narrow?: boolean;
}

async function open(given: Partial<FileServices> = {}, { value = null, isReadonly = false, displayEnd, narrow = false }: Opening = {}) {
  const form = buildForm([buildControl('signature', 'seal', { name: '簽名欄', readonlyFormula: isReadonly, displayEnd })], {
    values: { seal: value } as never,
    stored: true,
  });
  const desk = buildFileContext({}, given);
  const { container } = render(
    <FormUiServicesProvider
      value={{
        searchUsers: async () => ({ items: [], next: null }),
        departmentTree: async () => [],
        departmentUsers: async () => ({ items: [], next: null }),
        searchRecords: async () => ({ items: [], next: null }),
        files: desk.files,
      }}
    >
      <FormRenderer form={form} locale="zh" narrow={narrow} />
    </FormUiServicesProvider>,
  );
  await waitFor(() => expect(container.querySelector('[data-path="seal"] [aria-busy="true"]')).toBeNull());
  return { form, container, ...desk };
}

describe('the most recent signature', () => {
  test('is offered and uploaded again for this control', async () => {
    const asked = vi.fn(async () => ({ id: 's2', name: '林小美.png', fileSize: 900 }));
    const { form } = await open({ lastSignature: async () => signed, reuseSignature: asked });

    fireEvent.click(await screen.findByRole('button', { name: '簽名欄：使用上次簽名' }));

    await waitFor(() => expect(form.values()['seal']).toEqual([{ id: 's2', name: '林小美.png', fileSize: 900 }]));
    expect(asked).toHaveBeenCalledWith(expect.objectContaining({ schemaCode: 'claim', control: 'seal' }));
  });

  test('is not offered to a user who never signed', async () => {
    await open();

    expect(screen.queryByRole('button', { name: '簽名欄：使用上次簽名' })).toBeNull();
  });

  test('that fails to load is reported', async () => {
    await open({ lastSignature: async () => signed, reuseSignature: () => Promise.reject(new Error('down')) });

    fireEvent.click(await screen.findByRole('button', { name: '簽名欄：使用上次簽名' }));

    expect((await screen.findByRole('alert')).textContent).toBe('無法使用上次簽名，請重試');
  });
});

describe('signing on a phone', () => {
  const place: SigningSession = { id: 'p1', address: 'https://ink.example/sign/abc', expiresAt: new Date(Date.now() + 300_000) };

  test('shows a code, and receives the signature once it is written', async () => {
    const written = Promise.withResolvers<typeof signed | null>();
    const { form } = await open({ signing: { open: async () => place, written: () => written.promise } });
    fireEvent.click(screen.getByRole('button', { name: '簽名欄：掃碼簽名' }));
    expect(await screen.findByRole('img', { name: '簽名頁面的 QR 碼' })).toBeTruthy();

    await act(async () => written.resolve(signed));

    await waitFor(() => expect(form.values()['seal']).toEqual([signed]));
    expect(screen.queryByRole('img', { name: '簽名頁面的 QR 碼' })).toBeNull();
  });

  test('an expired code can be replaced by a new one', async () => {
    const opens = vi.fn(async () => ({ ...place, id: `p${opens.mock.calls.length}` }));
    await open({ signing: { open: opens, written: async () => null } });
    fireEvent.click(screen.getByRole('button', { name: '簽名欄：掃碼簽名' }));
    await screen.findByText('QR 碼已失效');

    fireEvent.click(screen.getByRole('button', { name: '重新產生' }));

    await waitFor(() => expect(opens).toHaveBeenCalledTimes(2));
  });

  test('closing the dialog cancels the waiting', async () => {
    const signals: AbortSignal[] = [];
    await open({
      signing: {
        open: async () => place,
        written: (_place, { signal }) => {
          signals.push(signal);
          return new Promise(() => undefined);
        },
      },
    });
    fireEvent.click(screen.getByRole('button', { name: '簽名欄：掃碼簽名' }));
    await screen.findByRole('img', { name: '簽名頁面的 QR 碼' });

    fireEvent.click(screen.getByRole('button', { name: '關閉' }));

    await waitFor(() => expect(signals.at(-1)?.aborted).toBe(true));
  });

  test('is not offered without the service', async () => {
    await open();

    expect(screen.queryByRole('button', { name: '簽名欄：掃碼簽名' })).toBeNull();
    expect(screen.getByRole('button', { name: '簽名欄：簽名' })).toBeTruthy();
  });
});

describe('the device on which a signature is written', () => {
  const place: SigningSession = { id: 'p1', address: 'https://ink.example/sign/abc', expiresAt: new Date(Date.now() + 300_000) };
  const signing = { open: async () => place, written: async () => null };
  const waysOffered = () => screen.getAllByRole('button').map((button) => button.textContent);

  test.each([
    ['mobile', false, ['掃碼簽名']],
    ['mobile', true, ['簽名']],
    ['pc', false, ['簽名', '掃碼簽名']],
    ['both', false, ['簽名', '掃碼簽名']],
    ['both', true, ['簽名']],
    [undefined, false, ['掃碼簽名']],
  ] as const)('%s, on a phone %s: %j', async (displayEnd, narrow, offered) => {
    await open({ signing }, { displayEnd, narrow });

    expect(waysOffered()).toEqual(offered);
  });

  test('a control for PCs only says so on a phone, and the most recent signature can still be reused there', async () => {
    await open({ signing, lastSignature: async () => signed }, { displayEnd: 'pc', narrow: true });

    expect(screen.getByText('請在電腦上簽名')).toBeTruthy();
    expect(await screen.findByRole('button', { name: '簽名欄：使用上次簽名' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '簽名欄：簽名' })).toBeNull();
  });
});

test('a signature is shown, removed and restored', async () => {
  const { form } = await open({}, { value: [signed] });
  expect(await screen.findByRole('img', { name: '林小美.png' })).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: '移除 林小美.png' }));
  expect(form.values()['seal']).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '復原 林小美.png' }));

  expect(form.values()['seal']).toEqual([signed]);
});

test('has no accessibility violation, empty, signed or read-only', async () => {
  for (const [value, isReadonly] of [
    [null, false],
    [[signed], false],
    [[signed], true],
  ] as const) {
    const { container } = await open({ lastSignature: async () => signed }, { value, isReadonly });

    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });

    expect(violations.map(({ id }) => id)).toEqual([]);
    cleanup();
  }
});
