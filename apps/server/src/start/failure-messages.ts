import type { KnownFailure } from '../platform/config/start-failure.ts';

type FailureMessage = (failure: KnownFailure) => string;

/** Messages for the database of a setting; the address is printed without its password. */
export function databaseFailureMessage(setting: 'DATABASE_URL' | 'DATABASE_READ_URL', address: string): FailureMessage {
  const url = new URL(address);
  const database = decodeURIComponent(url.pathname.slice(1)) || 'postgres';
  const host = url.searchParams.get('host') ?? (url.hostname || 'localhost');
  const at = host.startsWith('/') ? host : `${host}:${url.port || url.searchParams.get('port') || '5432'}`;
  const user = decodeURIComponent(url.username) || 'this user';
  return ({ code, message }) => {
    const reason = databaseReasons(code, message, { at, database, user });
    return `${setting}: ${reason ?? `the database at ${at} cannot be used (${message || code}). Look after it, or correct the address.`}`;
  };
}

function databaseReasons(code: string, message: string, { at, database, user }: Record<'at' | 'database' | 'user', string>): string | null {
  if (code === 'ECONNREFUSED' || code === 'ENOENT')
    return `no database answers at ${at} (${code}). Start PostgreSQL there, or correct the address.`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `the name of the host in ${at} is not known (${code}). Correct the address.`;
  if (/^E(TIMEDOUT|HOSTUNREACH|NETUNREACH|HOSTDOWN)$/.test(code) || message.includes('timeout')) {
    return `${at} did not answer in time. Correct the address, or let this machine through to it (network, firewall).`;
  }
  if (code === '28P01' || code === '28000' || message.includes('password must be a string')) {
    return `the database at ${at} does not let ${user} in (${message}). Correct user and password in the address, or allow them in its pg_hba.conf.`;
  }
  if (code === '3D000') return `there is no database "${database}" at ${at}. Create it: createdb --encoding=UTF8 ${database}`;
  if (code === '42501')
    return `${user} may not do in "${database}" what Inkstone needs (${message}). Make them its owner: ALTER DATABASE … OWNER TO …`;
  if (code === '53300') return `the database at ${at} takes no more connections. Raise its max_connections, or end what uses them up.`;
  if (code === '57P03') return `the database at ${at} is starting or stopping (${message}). Try again in a moment.`;
  if (code === '53100' || message.includes('No space left')) return `the disk of the database at ${at} is full. Make room there.`;
  if (/SSL|certificate/i.test(message) || /CERT|SIGNATURE|TLS/.test(code)) {
    return `no safe connection to ${at} comes about (${message}). Correct sslmode in the address, or name its authority with sslrootcert.`;
  }
  if (/^ECONNRESET$|^EPIPE$/.test(code) || message.includes('Connection terminated')) {
    return `what answers at ${at} ended the connection; it may not be PostgreSQL. Correct the address.`;
  }
  return null;
}

/** Messages for the folder of a setting. */
export function folderFailureMessage(setting: string, folder: string): FailureMessage {
  return ({ code, message, path: failedPath }) => {
    const path = failedPath !== null && failedPath.startsWith(folder) ? failedPath : folder;
    const reason = folderReasons[code] ?? (/No space left|ENOSPC/.test(message) ? folderReasons['ENOSPC'] : undefined);
    if (reason) return `${setting}: ${reason(path)}`;
    const denied = /permission denied/i.test(message) ? folderReasons['EACCES']!(path) : null;
    return `${setting}: ${denied ?? `the folder ${path} cannot be used. Look at what is said of it, or choose another one with ${setting}.`}\n${message}`;
  };
}

const folderReasons: Readonly<Record<string, (path: string) => string>> = {
  EACCES: (path) => `${path} cannot be read and written by the user that runs Inkstone. Let them (chown, chmod), or choose another folder.`,
  EPERM: (path) => `${path} cannot be read and written by the user that runs Inkstone. Let them (chown, chmod), or choose another folder.`,
  EROFS: (path) => `${path} lies on a disk that can only be read. Mount it for writing, or choose another folder.`,
  ENOSPC: (path) => `the disk of ${path} is full. Make room on it, or choose a folder on another one.`,
  EDQUOT: (path) => `the quota of the disk of ${path} is used up. Make room, or choose a folder on another disk.`,
  ENOENT: (path) => `${path} cannot be made: a folder above it does not exist or takes none. Choose another folder.`,
  ENOTDIR: (path) => `${path} is a file, or lies below one. Choose a folder.`,
  EEXIST: (path) => `${path} is a file, or lies below one. Choose a folder.`,
  ENAMETOOLONG: (path) => `the path ${path} is too long. Choose a shorter one.`,
  ELOOP: (path) => `the links of ${path} lead in a circle. Choose another folder.`,
  EMFILE: () => 'no more files may be opened. Raise the limit (ulimit -n).',
  EIO: (path) => `the disk of ${path} does not read and write. Look after it, or choose a folder on another one.`,
};

/** Messages for the address to listen on. */
export function listenFailureMessage({ host, port }: { readonly host: string; readonly port: number }): FailureMessage {
  return ({ code, message }) => {
    if (code === 'EADDRINUSE')
      return `PORT: the port ${port} is in use by another program. End that one, or choose another port with PORT.`;
    if (code === 'EACCES') return `PORT: the user that runs Inkstone may not listen on port ${port}. Choose one above 1023 with PORT.`;
    if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT')
      return `HOST: ${host} is no address of this machine. Choose one that is, or 0.0.0.0 for all.`;
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
      return `HOST: the name ${host} is not known. Choose an address of this machine, or 0.0.0.0 for all.`;
    return `HOST, PORT: the server cannot listen on ${host} port ${port} (${message}). Choose others.`;
  };
}

/** Messages for the creation of the server over its database, which is given by an address or embedded in a folder. */
export function serverFailureMessage({
  databaseUrl,
  dataDir,
}: {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}): FailureMessage {
  return (failure) => {
    const isDatabaseFailure =
      /^[0-9A-Z]{5}$|^ECONN|^ETIMEDOUT$|^ENOTFOUND$/.test(failure.code) || failure.message.includes('Connection terminated');
    if (isDatabaseFailure && databaseUrl !== undefined) return databaseFailureMessage('DATABASE_URL', databaseUrl)(failure);
    if (failure.code === '53100' || failure.code === 'ENOSPC')
      return folderFailureMessage('DATA_DIR', dataDir)({ ...failure, code: 'ENOSPC' });
    return unknownFailureMessage(failure);
  };
}

/** The message for all other failures. */
export const unknownFailureMessage: FailureMessage = ({ message }) =>
  `Inkstone could not start: ${message}\nWith LOG_LEVEL=debug it says where this comes from.`;
