import type { Module } from './platform/http/module.ts';

/** Every module of the server. */
export const modules: readonly Module[] = [];
