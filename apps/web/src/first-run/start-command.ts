import type { CallOutput, getDemoStart } from '@inkstone/api';

export type DemoStart = NonNullable<CallOutput<typeof getDemoStart>>;

/**
 * Returns the command that starts an empty installation beside the demo: another port and another folder, and placeholders where the demo
 * uses a database or an object storage of the environment.
 */
export function startCommand({ port, dataDir, hasOwnDatabase, hasOwnFiles, isWindows }: DemoStart): string {
  const variables = [
    ['DEMO', 'off'],
    ['PORT', String(port === 65_535 ? port - 1 : port + 1)],
    ['DATA_DIR', `${dataDir.replace(/[/\\]+$/, '')}-own`],
    ...(hasOwnDatabase ? [['DATABASE_URL', 'postgres://user:password@host:5432/new-database']] : []),
    ...(hasOwnFiles ? [['FILES_URL', 's3://key:secret@bucket/new-prefix?endpoint=…']] : []),
  ] as const;
  return isWindows
    ? [...variables.map(([name, value]) => `$env:${name!}='${value!.replaceAll("'", "''")}'`), 'npm start'].join('; ')
    : [...variables.map(([name, value]) => `${name!}=${quoted(value!)}`), 'npm start'].join(' ');
}

const quoted = (text: string): string => (/^[\w./:@-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`);
