import type { ColumnType } from 'kysely';

/** `timestamptz`, read as a Date. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** `timestamptz default now()`. */
export type TimestampWithDefault = ColumnType<Date, Date | string | undefined, Date | string>;
/** `jsonb`, always written with `JSON.stringify`, because the driver converts arrays to PostgreSQL arrays. */
export type Json<T> = ColumnType<T, string, string>;
