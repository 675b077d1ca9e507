import pg from 'pg';

/** Parsers of PostgreSQL types: dates stay texts, so that no time zone shifts them; bigint and numeric stay exact texts, also in arrays. */
const { DATE, TIMESTAMP } = pg.types.builtins;
const typeParsers = new Map<number, (text: string) => unknown>([
  [DATE, (text) => text],
  [TIMESTAMP, (text) => text],
]);
const arraysOfTexts = new Set([1182, 1231]); // dates, numerics
const parseTextArray = pg.types.getTypeParser(1009 as (typeof pg.types.builtins)['TEXT'], 'text');
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (arraysOfTexts.has(oid)) return parseTextArray;
    return typeParsers.get(oid) ?? pg.types.getTypeParser(oid, format ?? 'text');
  }) as pg.CustomTypesConfig['getTypeParser'],
};

/** Returns the settings for all connections, with or without a pool. */
export function connectionConfig(connection: string | pg.ClientConfig): pg.ClientConfig {
  const given = typeof connection === 'string' ? parseConnection(connection) : connection;
  return {
    ...given,
    types,
    application_name: 'inkstone',
    options: `${given.options ?? ''} -c search_path=inkstone -c idle_in_transaction_session_timeout=60000`.trim(),
    keepAlive: true,
  };
}

/** Extracts `options` from the address: otherwise they would replace those of the product instead of being combined with them. */
function parseConnection(address: string): pg.ClientConfig {
  const url = new URL(address);
  const options = url.searchParams.get('options');
  url.searchParams.delete('options');
  return { connectionString: url.href, ...(options && { options }) };
}
