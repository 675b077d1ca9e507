import { opinionTargets } from '@inkstone/api';
import { FormUiServicesProvider, type FormUiServices, type UploadRequest } from '@inkstone/controls/ui-services';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { DialogState } from '../ActionDialogs.tsx';
import type { LoadedForm } from '../open-form.ts';
import { openOpinionForm } from './opinion-form.ts';
import { OpinionDialog } from './OpinionDialog.tsx';

afterEach(cleanup);

function open(dialog: DialogState, { running = false, failure = null as string | null, unsent = '' } = {}) {
  const onConfirm = vi.fn();
  const onClose = vi.fn();
  render(<OpinionDialog {...{ dialog, running, failure, unsent, onConfirm, onClose }} workItemId="item" />);
  return { onConfirm, onClose, text: screen.getByRole<HTMLTextAreaElement>('textbox') };
}

test('an opinion starts with the unsent text, and closing returns the current text', () => {
  const { onClose, text } = open({ action: 'Agree', opinion: 'optional' }, { unsent: '待查證' });
  expect(text.value).toBe('待查證');

  fireEvent.change(text, { target: { value: '待查證。' } });
  fireEvent.click(screen.getByRole('button', { name: /^關 ?閉$/ }));

  expect(onClose).toHaveBeenCalledExactlyOnceWith('待查證。');
});

test('a text that is not an opinion starts empty, and leaves the unsent opinion unchanged', () => {
  const { onClose, text } = open({ action: 'Decline', opinion: 'required' }, { unsent: '待查證' });
  expect(text.value).toBe('');

  fireEvent.click(screen.getByRole('button', { name: /^關 ?閉$/ }));

  expect(onClose).toHaveBeenCalledExactlyOnceWith(undefined);
});

test('an optional opinion may be left empty: Enter confirms', () => {
  const { onConfirm, text } = open({ action: 'Agree', opinion: 'optional' });

  fireEvent.keyDown(text, { key: 'Enter' });

  expect(onConfirm).toHaveBeenCalledExactlyOnceWith({});
});

test('Enter while an input method is composing confirms nothing', () => {
  const { onConfirm, text } = open({ action: 'Agree', opinion: 'optional' });

  fireEvent.keyDown(text, { key: 'Enter', isComposing: true });

  expect(onConfirm).not.toHaveBeenCalled();
});

test('a missing required opinion is reported at its field, and nothing is sent', () => {
  const { onConfirm, text } = open({ action: 'DisAgree', opinion: 'required' });

  fireEvent.keyDown(text, { key: 'Enter' });

  expect(onConfirm).not.toHaveBeenCalled();
  expect(text.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(text.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/\S/);
});

test('a quick phrase becomes the opinion', () => {
  const { onConfirm, text } = open({ action: 'Agree', opinion: 'optional' });

  fireEvent.click(screen.getByRole('button', { name: '已核對，同意' }));
  fireEvent.keyDown(text, { key: 'Enter' });

  expect(onConfirm).toHaveBeenCalledExactlyOnceWith({ opinion: '已核對，同意' });
});

test('while it is running a second decision is impossible', () => {
  const { onConfirm, text } = open({ action: 'Agree', opinion: 'optional' }, { running: true });

  fireEvent.keyDown(text, { key: 'Enter' });

  expect(onConfirm).not.toHaveBeenCalled();
});

test('a refusal is shown in the dialog and what was typed stays', () => {
  const dialog: DialogState = { action: 'Agree', opinion: 'optional' };
  const parts = { dialog, workItemId: 'item', running: false, onConfirm: () => {}, onClose: () => {} };
  const { rerender } = render(<OpinionDialog {...parts} failure={null} />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '請補發票' } });

  rerender(<OpinionDialog {...parts} failure="目前的任務已被取消或處理" />);

  expect(screen.getByText('目前的任務已被取消或處理')).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('請補發票');
});

test.each([
  ['直接回到我', 'direct'],
  ['依流程重新簽核', 'through'],
] as const)('a person who sends work back selects the path of the resubmission: %s', (label, resubmit) => {
  const { onConfirm, text } = open({ action: 'DisAgree', opinion: 'required', choosesResubmit: true });
  const choice = within(screen.getByRole('group', { name: '重新提交後' }));
  expect(choice.getByRole<HTMLInputElement>('radio', { name: '直接回到我' }).checked).toBe(true);

  fireEvent.click(choice.getByRole('radio', { name: label }));
  fireEvent.change(text, { target: { value: '請補報價' } });
  fireEvent.keyDown(text, { key: 'Enter' });

  expect(onConfirm).toHaveBeenCalledExactlyOnceWith({ opinion: '請補報價', resubmit });
});

test('without choices nothing is asked, and nothing is shown', () => {
  const { onConfirm, text } = open({ action: 'DisAgree', opinion: 'optional' });

  expect(screen.queryByRole('group', { name: '重新提交後' })).toBeNull();
  fireEvent.keyDown(text, { key: 'Enter' });

  expect(onConfirm).toHaveBeenCalledExactlyOnceWith({});
});

describe('with files and a signature', () => {
  const dialog: DialogState = { action: 'Agree', opinion: 'optional', upload: 'required', signature: 'required' };
  const definition = { code: 'expense', name: '費用', schemaCode: 'expense', controls: [], layout: [] };
  const person = { user: { id: 'p1', name: '陳大文' }, locale: 'zh', timeZone: 'Asia/Taipei' } as unknown as Parameters<
    typeof openOpinionForm
  >[2];

  async function openWithFiles(asked: DialogState) {
    const requests: Pick<UploadRequest, 'schemaCode' | 'formCode' | 'control'>[] = [];
    const arrived = Promise.withResolvers<void>();
    const services = {
      files: {
        settings: async () => ({}),
        upload: async (file: File, { schemaCode, formCode, control }: UploadRequest) => {
          requests.push({ schemaCode, formCode, control });
          await arrived.promise;
          return { id: 'f1', name: file.name, fileSize: file.size };
        },
        address: async (refId: string) => `/files/${refId}`,
        lastSignature: async () => ({ id: 's0', name: '陳大文.png', fileSize: 10 }),
        reuseSignature: async ({ schemaCode, formCode, control }: UploadRequest) => {
          requests.push({ schemaCode, formCode, control });
          return { id: 's1', name: '陳大文.png', fileSize: 10 };
        },
      },
    } as unknown as FormUiServices;
    const onConfirm = vi.fn();
    const files = openOpinionForm({ definition } as unknown as LoadedForm, asked, person);
    render(
      <FormUiServicesProvider value={services}>
        <OpinionDialog
          dialog={asked}
          files={files}
          workItemId="item"
          running={false}
          failure={null}
          onConfirm={onConfirm}
          onClose={() => {}}
        />
      </FormUiServicesProvider>,
    );
    return { onConfirm, requests, arrive: () => arrived.resolve(), text: screen.getByRole('textbox') };
  }

  test('neither is offered where the action accepts none', () => {
    expect(openOpinionForm({ definition } as unknown as LoadedForm, { upload: 'none' }, person)).toBeNull();
  });

  test('missing ones are reported one by one; then the decision is sent with both, each uploaded for the opinion', async () => {
    const { onConfirm, requests, arrive, text } = await openWithFiles(dialog);
    await waitFor(() => expect(document.querySelector('input[type="file"]')).not.toBeNull());

    fireEvent.keyDown(text, { key: 'Enter' });
    expect(await screen.findByText('請上傳附件')).toBeTruthy();
    fireEvent.change(document.querySelector('input[type="file"]')!, { target: { files: [new File(['x'], '報價單.pdf')] } });
    fireEvent.keyDown(text, { key: 'Enter' });
    await act(async () => arrive());
    expect(await screen.findByText('請簽名')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: /上次/ }));
    await waitFor(() => expect(requests).toHaveLength(2));
    await act(async () => undefined);
    fireEvent.keyDown(text, { key: 'Enter' });

    await waitFor(() => expect(onConfirm).toHaveBeenCalledExactlyOnceWith({ attachments: ['f1'], signature: 's1' }));
    expect(requests.map(({ control }) => control)).toEqual([opinionTargets.attachments, opinionTargets.signature]);
    expect(requests[0]).toMatchObject({ schemaCode: 'expense', formCode: 'expense' });
  });
});
