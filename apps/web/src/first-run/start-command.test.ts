import { expect, test } from 'vitest';
import { startCommand, type DemoStart } from './start-command.ts';

const demo: DemoStart = { port: 3000, dataDir: '/srv/ink/data', hasOwnDatabase: false, hasOwnFiles: false, isWindows: false };

test.each<[string, Partial<DemoStart>, string]>([
  ['uses another port and folder', {}, 'DEMO=off PORT=3001 DATA_DIR=/srv/ink/data-own npm start'],
  ['quotes folders', { dataDir: "/srv/it's ink/" }, String.raw`DEMO=off PORT=3001 DATA_DIR='/srv/it'\''s ink-own' npm start`],
  ['stays within the ports', { port: 65_535 }, 'DEMO=off PORT=65534 DATA_DIR=/srv/ink/data-own npm start'],
  [
    'names another database and storage where the demo has its own',
    { hasOwnDatabase: true, hasOwnFiles: true },
    "DEMO=off PORT=3001 DATA_DIR=/srv/ink/data-own DATABASE_URL=postgres://user:password@host:5432/new-database FILES_URL='s3://key:secret@bucket/new-prefix?endpoint=…' npm start",
  ],
  [
    'is for PowerShell on Windows',
    { isWindows: true, dataDir: String.raw`C:\ink\data` },
    String.raw`$env:DEMO='off'; $env:PORT='3001'; $env:DATA_DIR='C:\ink\data-own'; npm start`,
  ],
])('the command %s', (_what, different, command) => {
  expect(startCommand({ ...demo, ...different })).toBe(command);
});
