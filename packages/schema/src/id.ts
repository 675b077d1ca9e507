import { z } from 'zod';
import { codePattern } from './code-pattern.ts';

/** Every id is a UUID; those we create are version 7, so that they sort by time (architecture, storage). */
export const idSchema = z.uuid();
export type Id = string;

/** Codes of models, forms, data items and controls: letters, digits and underscores, a letter first. */
export const codeSchema = z.string().regex(codePattern);
