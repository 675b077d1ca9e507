import type { Call } from '@inkstone/api';
import { UploadRefused } from '@inkstone/controls/ui-services';
import { afterEach, expect, test, vi } from 'vitest';
import type { Client } from '../../platform/api/client.ts';
import { RequestFailure } from '../../platform/api/request-failure.ts';
import type { Uploader } from '../../platform/api/uploader.ts';
import { createFileServices } from './file-services.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function build(upload: () => Promise<unknown> = async () => ({ id: 'f1', name: 'a.pdf', fileSize: 3, mediaType: 'application/pdf' })) {
  const asked: { path: string; input: unknown }[] = [];
  const answers: Record<string, unknown> = {
    '/api/runtime/files/ticket': { ticket: 'T1', expiresAt: '' },
    '/api/system/get_upload_setting': {
      maxMegabytes: 20,
      ignore_file_types: ['exe'],
      allow_file_types: ['pdf'],
      image_types: ['png'],
      doc_types: ['pdf'],
    },
    '/api/runtime/favorites/latest_hand_sign': null,
  };
  const client = {
    call: async (contract: Call, input: unknown) => {
      asked.push({ path: contract.path, input });
      return answers[contract.path];
    },
  } as unknown as Client;
  return { files: createFileServices(client, upload as unknown as Uploader), asked };
}

const target = { schemaCode: 'claim', formCode: 'claim', control: 'papers', idempotencyKey: 'k' };

test('an upload returns the reference that a form stores', async () => {
  const { files } = build();

  await expect(files.upload(new File(['x'], 'a.pdf'), target)).resolves.toEqual({ id: 'f1', name: 'a.pdf', fileSize: 3 });
});

test('a refusal carries the message of the server; a temporary failure can be retried', async () => {
  const no = build(() => Promise.reject(new RequestFailure('refused', { status: 422, message: '內容不符' })));
  const later = build(() => Promise.reject(new RequestFailure('offline')));

  await expect(no.files.upload(new File(['x'], 'a.pdf'), target)).rejects.toEqual(new UploadRefused('內容不符'));
  await expect(later.files.upload(new File(['x'], 'a.pdf'), target)).rejects.not.toBeInstanceOf(UploadRefused);
});

test('a file is shown with a ticket', async () => {
  const { files, asked } = build();

  await expect(files.address('f1', { thumbnail: true })).resolves.toBe('/api/runtime/files/download?refId=f1&T=T1&thumbnail=true');
  expect(asked).toEqual([{ path: '/api/runtime/files/ticket', input: { refId: 'f1' } }]);
});

test('all files are downloaded by a form posted into a hidden frame, fifty at a time', async () => {
  const posted: Record<string, string>[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    posted.push({ target: this.target, ...(Object.fromEntries(new FormData(this)) as Record<string, string>) });
  });
  const { files } = build();

  await files.downloadAll(Array.from({ length: 51 }, (_, index) => ({ id: `f${index}`, name: `${index}.pdf`, fileSize: 1 })));

  expect(posted.map(({ refIds }) => refIds!.split(',').length)).toEqual([50, 1]);
  expect(posted[0]).toMatchObject({ ticket: 'T1', target: document.querySelector('iframe')!.name });
});

test('the lists of the system come from the server', async () => {
  const { files } = build();

  await expect(files.settings()).resolves.toEqual({
    megabytes: 20,
    fileTypes: { ignored: ['exe'], allowed: ['pdf'], images: ['png'], documents: ['pdf'] },
  });
});
