import type { ColumnType } from 'kysely';

/** `timestamptz`: read as a Date. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** `timestamptz default now()`. */
export type TimestampWithDefault = ColumnType<Date, Date | string | undefined, Date | string>;
/** `jsonb`: written with `JSON.stringify` always, because the driver turns arrays into PostgreSQL arrays. */
export type Json<T> = ColumnType<T, string, string>;
