import { formImportRelevanceData } from '@inkstone/api';
import { sourceOfOptions } from '@inkstone/controls/record-source';
import type { ControlOptions, RecordReference } from '@inkstone/schema';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { QueryContext } from '../../../platform/http/request-context.ts';
import { isEditableControl, isVisibleControl, offeredRecords, offerOf, resolveRecordReferences } from '../../records/index.ts';
import { askingForm, type AskingForm } from './asking-form.ts';
import { inputOf, partAt } from './declared-question.ts';

/**
 * Returns in advance what writing the form would find: the form determines model and fields, the person's rights the records. Leaves out
 * fields whose target in the form they may not see.
 */
export const importRelevanceDataEndpoint = defineQuery(formImportRelevanceData, {
  permission: 'participant',
  async handle(context, { control, objectIds, inputs, ...asked }) {
    const form = await askingForm(context, asked);
    const options = partAt(form, control)?.options;
    const [key = '', column] = control.split('.');
    if (typeof options?.['schemaCode'] !== 'string') refuse('not-found');
    if (!isEditableControl(form.permission, key, column)) refuse('not-allowed');
    const ids = [...new Set(objectIds)];
    const taken = await resolveRecordReferences(context.db, {
      requester: context,
      schemaCode: options['schemaCode'],
      ids: await offeredIds(context, { form, options, ids, inputs }),
      fields: visibleFields(form, options, key, column),
    });
    return {
      records: ids.flatMap((id) => (taken.get(id) as RecordReference | undefined) ?? []),
      leftOut: ids.filter((id) => !taken.has(id)),
    };
  },
});

interface Asked {
  readonly form: AskingForm;
  readonly options: ControlOptions;
  readonly ids: readonly string[];
  readonly inputs: Readonly<Record<string, unknown>>;
}

async function offeredIds(context: QueryContext, { form, options, ids, inputs }: Asked): Promise<readonly string[]> {
  const source = (isNarrow: boolean) => sourceOfOptions(options, (name) => inputOf(form, name, inputs), isNarrow);
  const offer = offerOf(source(false), source(true));
  return offer ? [...(await offeredRecords(context.db, context, offer, ids))] : ids;
}

/** Returns the fields that mappings copy into visible controls, and the display field. */
function visibleFields({ permission }: AskingForm, options: ControlOptions, key: string, column: string | undefined): readonly string[] {
  const isShown = (to: string): boolean => {
    const own = to.startsWith(`${key}.`) ? to.slice(key.length + 1) : to;
    return column === undefined ? isVisibleControl(permission, to) : isVisibleControl(permission, key, own);
  };
  const mapped = (options.mappings ?? []).flatMap(({ from, to }) => (isShown(to) ? [from] : []));
  const shownBy = options['displayField'];
  return [...mapped, ...(typeof shownBy === 'string' ? [shownBy] : [])];
}
