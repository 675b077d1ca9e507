import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDiskStore } from '../../platform/files/disk-store.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { TestPerson } from '../../testing/test-server.ts';
import { boundary, FileServer, multipartBody } from '../../testing/file-server.ts';
import { pdf, picture } from '../../testing/sample-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'inkstone-full-'));
const kilobytes = 256;
const isMounted = mounted();

/** A separate, small file system; not every machine allows mounting one. */
function mounted(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'none', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

let files: FileServer;
let address: string;
let person: TestPerson;

afterAll(async () => {
  await files.close();
  if (isMounted) execFileSync('umount', ['-l', folder]);
  rmSync(folder, { recursive: true, force: true });
});

/** Sends over a real connection, as browsers do. */
async function upload(name: string, bytes: Buffer, control = 'papers'): Promise<{ status: number; code: string; errmsg: string }> {
  const answer = await fetch(`${address}/api/runtime/files/upload`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${person.accessToken}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'idempotency-key': randomUUID(),
      'x-locale': 'zh',
    },
    body: new Uint8Array(multipartBody({ name, bytes, control })),
  });
  const { data, errmsg } = (await answer.json()) as { data: { code: string }; errmsg: string };
  return { status: answer.status, code: data.code, errmsg };
}

const full = { status: 507, code: 'storage-full', errmsg: '伺服器的儲存空間已滿，內容未儲存；請聯絡系統管理員' };
const paper = (bytes: number): Buffer => Buffer.concat([pdf, Buffer.alloc(bytes, 'a')]);

describe.runIf(isMounted)('where no space is left on a real file system', () => {
  beforeAll(async () => {
    const store = await openDiskStore(folder);
    files = await FileServer.open({ files: store });
    address = await files.server.server.listen({ host: '127.0.0.1', port: 0 });
    person = await files.server.signIn('employee');
  });

  test.each([300_000, 600_000, 3_000_000, 5_000_000])(
    'an upload of %i bytes is refused with the reason, and leaves nothing behind',
    async (bytes) => {
      expect(await upload('a.pdf', paper(bytes))).toEqual(full);
      expect(readdirSync(join(folder, 'incoming'))).toEqual([]);
    },
  );

  test('a small upload is refused too when no byte is left, and accepted when there is space again', async () => {
    const filler = join(folder, 'filler');
    fill(filler);

    const refused = await upload('small.pdf', paper(9_000));
    rmSync(filler);
    const taken = await upload('small.pdf', paper(9_000));

    expect(refused).toEqual(full);
    expect(taken.status).toBe(200);
  });

  test('a picture that grows by its watermark is not refused as unreadable', async () => {
    const photo = await picture('png', 2_000, 1_500);
    const filler = join(folder, 'filler');
    writeFileSync(filler, Buffer.alloc((kilobytes - 60) * 1024 - photo.length));

    const refused = await upload('photo.png', Buffer.concat([photo]), 'marked');

    rmSync(filler);
    expect([200, 507]).toContain(refused.status);
    expect(refused.code).not.toBe('image-unreadable');
  });

  test('a file over the limit of its control is still refused with that reason', async () => {
    expect((await upload('a.pdf', paper(100_000), 'words')).code).toBe('file-type-only');
  });
});

describe.runIf(!isMounted)('where a store has no space left', () => {
  beforeAll(async () => {
    const store = await openDiskStore(folder);
    const failing: FileStore = { ...store, keep: () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' })) };
    files = await FileServer.open({ files: failing });
    address = await files.server.server.listen({ host: '127.0.0.1', port: 0 });
    person = await files.server.signIn('employee');
  });

  test.each([9_000, 600_000, 3_000_000])('an upload of %i bytes is refused with the reason', async (bytes) => {
    expect(await upload('a.pdf', paper(bytes))).toEqual(full);
  });
});

function fill(path: string): void {
  for (let left = kilobytes; left > 0; left -= 4) {
    try {
      writeFileSync(path, Buffer.alloc(4_096), { flag: 'a' });
    } catch {
      return;
    }
  }
}
