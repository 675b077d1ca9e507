import { lazy } from 'react';
import { actionTexts } from './action.locale.ts';
import type { ListAction } from './list-action.ts';

/** All actions of lists and selected records, in the order they are offered; an action is one line here. */
export const listActions: readonly ListAction[] = [
  {
    code: 'batch-change',
    label: actionTexts.table.change,
    on: 'picked',
    isOffered: (may) => may('edit') && may('batch'),
    Dialog: lazy(() => import('./ChangeRecords.tsx').then((module) => ({ default: module.ChangeRecords }))),
  },
  {
    code: 'print',
    label: actionTexts.table.print,
    on: 'picked',
    isOffered: (may) => may('print'),
    Dialog: lazy(() => import('./PrintRecords.tsx').then((module) => ({ default: module.PrintRecords }))),
  },
  {
    code: 'batch-delete',
    label: actionTexts.table.remove,
    on: 'picked',
    isOffered: (may) => may('delete') && may('batch'),
    Dialog: lazy(() => import('./DeleteRecords.tsx').then((module) => ({ default: module.DeleteRecords }))),
  },
  {
    code: 'import',
    label: actionTexts.table.import,
    on: 'list',
    isOffered: (may) => may('import') && may('add'),
    Dialog: lazy(() => import('../../imports/ImportDialog.tsx').then((module) => ({ default: module.ImportDialog }))),
  },
  {
    code: 'export',
    label: actionTexts.table.export,
    on: 'list',
    isOffered: (may) => may('export'),
    Dialog: lazy(() => import('../../exports/ExportDialog.tsx').then((module) => ({ default: module.ExportDialog }))),
  },
  {
    code: 'export-picked',
    label: actionTexts.table.export,
    on: 'picked',
    isOffered: (may) => may('export'),
    Dialog: lazy(() => import('../../exports/ExportDialog.tsx').then((module) => ({ default: module.ExportDialog }))),
  },
  {
    code: 'bin',
    label: actionTexts.table.bin,
    on: 'list',
    isOffered: (may) => may('delete'),
    Dialog: lazy(() => import('../bin/DeletedRecords.tsx').then((module) => ({ default: module.DeletedRecords }))),
  },
];
