import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { nestedDrawing, picture, svg } from '../../testing/sample-files.ts';
import { makePrintPicture, makeThumbnail } from './picture.ts';
import { PicturePool, UnreadablePicture, type PictureLimits } from './picture-pool.ts';

const pools: PicturePool[] = [];
afterEach(() => pools.splice(0).forEach(killAll));

function openPool(limits: Partial<PictureLimits> = {}): PicturePool {
  const pool = new PicturePool(limits);
  pools.push(pool);
  return pool;
}

function killAll(pool: PicturePool): void {
  for (const id of pool.processIds) process.kill(id, 'SIGKILL');
}

const square = svg('<rect width="9" height="9"/>');
const drawing = async (bytes: Buffer) => ({ bytes, extension: 'svg' });
const thumbnail = (pool: PicturePool, owner: string, bytes: Buffer) => pool.run(owner, 'thumbnail', () => drawing(bytes));
const isWebp = (bytes: Uint8Array) => Buffer.from(bytes).subarray(8, 12).toString() === 'WEBP';

/** A zombie counts as ended too. */
function isAlive(id: number): boolean {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${id}/status`, 'utf8'));
  } catch {
    return false;
  }
}

describe('pictures are processed in child processes', () => {
  test('that start with the first picture and are reused', async () => {
    const pool = openPool();
    const before = pool.processIds;

    const first = await thumbnail(pool, 'ann', square);
    const [id] = pool.processIds;
    await thumbnail(pool, 'ben', square);

    expect(before).toEqual([]);
    expect(isWebp(first)).toBe(true);
    expect(pool.processIds).toEqual([id]);
  });

  test.each<readonly [string, Partial<PictureLimits>]>([
    ['processor time', { svgCpuMs: 50 }],
    ['elapsed time', { wallMs: 300 }],
    ['memory', { megabytes: 1 }],
  ])('that are killed when a picture exceeds its limit of %s, and the next picture is processed', async (_what, limits) => {
    const bounded = openPool(limits);

    const failure = await thumbnail(bounded, 'ann', nestedDrawing()).catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(UnreadablePicture);
    expect(failure).toMatchObject({ exceedsLimits: true });
    await expect.poll(() => bounded.processIds).toEqual([]);
  });

  test('that process a picture after another one exceeded its limits', async () => {
    const pool = openPool({ svgCpuMs: 1_000 });

    await expect(thumbnail(pool, 'ann', nestedDrawing())).rejects.toMatchObject({ exceedsLimits: true });

    expect(isWebp(await thumbnail(pool, 'ann', square))).toBe(true);
  });

  test('without secrets of the server in their environment', async () => {
    process.env['INKSTONE_TEST_SECRET'] = 'only here';
    const pool = openPool();
    await thumbnail(pool, 'ann', square);

    const environment = readFileSync(`/proc/${pool.processIds[0]}/environ`, 'utf8');

    delete process.env['INKSTONE_TEST_SECRET'];
    expect(environment).not.toContain('only here');
  });

  test('that are replaced when they are killed, and the interrupted task is retried once', async () => {
    const pool = openPool({ svgCpuMs: 600_000, wallMs: 600_000 });
    await thumbnail(pool, 'ann', square);
    const [idle] = pool.processIds;
    process.kill(idle!, 'SIGKILL');
    await expect.poll(() => pool.processIds).toEqual([]);
    expect(isWebp(await thumbnail(pool, 'ann', square))).toBe(true);

    const failing = thumbnail(pool, 'ann', nestedDrawing()).catch((error: unknown) => error);
    const [first] = pool.processIds;
    process.kill(first!, 'SIGKILL');
    await expect.poll(() => pool.processIds.some((id) => id !== first)).toBe(true);
    killAll(pool);

    expect(await failing).toMatchObject({ name: 'UnreadablePicture', exceedsLimits: false });
  });

  test('that end with the server, even when it is killed during a task', async () => {
    const script = `
      import { PicturePool } from ${JSON.stringify(new URL('picture-pool.ts', import.meta.url).href)};
      const pool = new PicturePool({ svgCpuMs: 600000, wallMs: 600000 });
      const draw = (text) => pool.run('ann', 'thumbnail', async () => ({ bytes: Buffer.from(text), extension: 'svg' }));
      await draw(process.env.SQUARE);
      process.stdout.write(String(pool.processIds[0]));
      void draw(process.env.HOSTILE).catch(() => undefined);
      setInterval(() => undefined, 1000);`;
    const server = spawn(process.execPath, ['--input-type=module', '-e', script], {
      cwd: fileURLToPath(new URL('.', import.meta.url)),
      env: { ...process.env, SQUARE: square.toString(), HOSTILE: nestedDrawing().toString() },
    });
    const id = await new Promise<number>((resolve) => server.stdout.once('data', (text: Buffer) => resolve(Number(text.toString()))));
    expect(isAlive(id)).toBe(true);

    server.kill('SIGKILL');

    await expect.poll(() => isAlive(id)).toBe(false);
  });
});

describe('owners are served in turn', () => {
  /** Processes one picture for each letter and returns the order in which they were started. */
  async function begun(pool: PicturePool, owners: string): Promise<string> {
    const order: string[] = [];
    const all = owners.split('').map((owner) =>
      pool.run(owner, 'thumbnail', () => {
        order.push(owner);
        return drawing(square);
      }),
    );
    await Promise.all(all);
    return order.join('');
  }

  test('by a single process, after each picture', async () => {
    expect(await begun(openPool({ processes: 1 }), 'aaabca')).toBe('aabcaa');
  });

  test('by several processes, with at most one task for each owner', async () => {
    const pool = openPool({ processes: 2 });
    const open: string[] = [];
    const together: string[] = [];
    const draw = (owner: string) =>
      pool
        .run(owner, 'thumbnail', () => {
          open.push(owner);
          together.push(open.join(''));
          return drawing(square);
        })
        .finally(() => open.splice(open.indexOf(owner), 1));

    await Promise.all('aaaabb'.split('').map(draw));

    expect(together.filter((owners) => /aa|bb/.test(owners))).toEqual([]);
  });

  test('and an owner with too many waiting tasks is refused', async () => {
    const pool = openPool({ waitingPerOwner: 2 });

    const outcomes = await Promise.allSettled('aaaab'.split('').map((owner) => thumbnail(pool, owner, square)));

    // The first one starts immediately and does not wait.
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  });
});

describe('a picture of the store', () => {
  const stored = (sha256: string, bytes: Buffer, extension: string) => {
    const read = vi.fn(async () => bytes);
    return { read, picture: { sha256, extension, owner: 'ann', bytes: read } };
  };

  test('that is requested several times at once is processed once', async () => {
    const { read, picture: photo } = stored('a1', await picture('png'), 'png');

    const thumbnails = await Promise.all([makeThumbnail(photo), makeThumbnail(photo), makeThumbnail(photo)]);

    expect(read).toHaveBeenCalledTimes(1);
    expect(thumbnails.every(isWebp)).toBe(true);
  });

  test('that cannot be decoded is not tried again, for any task', async () => {
    const { read, picture: broken } = stored('a2', Buffer.from('no picture'), 'png');

    await expect(makeThumbnail(broken)).rejects.toBeInstanceOf(UnreadablePicture);
    await expect(makeThumbnail(broken)).rejects.toBeInstanceOf(UnreadablePicture);
    await expect(makePrintPicture(broken)).rejects.toBeInstanceOf(UnreadablePicture);

    expect(read).toHaveBeenCalledTimes(1);
  });
});
