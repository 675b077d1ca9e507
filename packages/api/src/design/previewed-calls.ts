import type { Call } from '../call.ts';
import { executeCustomButton, formAsk, formImportRelevanceData, listCustomButtons } from '../form/index.ts';
import { myModelRights } from '../permission/index.ts';
import { getPageByCode, listPages } from '../portal/index.ts';
import { bizObjects, dataExist, ganttList, getFields, getHeaders, listGroups, listTotals, queryList } from '../query/index.ts';
import { predictWorkflow, simulateWorkflow } from '../workflow/index.ts';

/** The calls that a preview makes in the name of the person as whom one looks. */
export const previewedCalls: readonly Call[] = [
  formAsk,
  formImportRelevanceData,
  predictWorkflow,
  listCustomButtons,
  executeCustomButton,
  myModelRights,
  queryList,
  ganttList,
  listTotals,
  listGroups,
  getHeaders,
  getFields,
  dataExist,
  bizObjects,
  getPageByCode,
  listPages,
];

/** The calls that a preview makes in the name of the designer: trials name their people themselves. */
export const previewedTrials: readonly Call[] = [simulateWorkflow];
