import { dictionaryOf, type AppDefinition, type ControlDefinition } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import { findDictionary } from '../../dictionary/index.ts';
import { publishIssue, type PublishIssue } from './publish-issue.ts';

/** Data dictionaries that forms choose from must exist. */
export async function checkDictionaries(executor: Executor, { forms }: AppDefinition): Promise<PublishIssue[]> {
  const named = forms.flatMap((form) =>
    form.controls.flatMap((control) => [
      ...namedBy(control, `forms.${form.schemaCode}.${form.code}.${control.key}`),
      ...(control.columns ?? []).flatMap((column) => namedBy(column, `forms.${form.schemaCode}.${form.code}.${control.key}.${column.key}`)),
    ]),
  );
  const known = new Map<string, boolean>();
  for (const { id } of named) if (!known.has(id)) known.set(id, (await findDictionary(executor, id)) !== null);
  return named.filter(({ id }) => !known.get(id)).map(({ id, path }) => publishIssue('UnknownDictionary', path, { code: id }));
}

function namedBy({ options }: Pick<ControlDefinition, 'options'>, path: string): readonly { readonly id: string; readonly path: string }[] {
  const source = dictionaryOf(options);
  return source ? [{ id: source.dictionaryId, path }] : [];
}
