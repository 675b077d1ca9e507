import type { Db } from '../db/database.ts';
import { requireServices } from '../http/required-service.ts';

/** Deletes expired rows from the tables of a module. */
export type CleanUp = (db: Db, now: Date) => Promise<void>;

export const cleanUps = requireServices<CleanUp>();
