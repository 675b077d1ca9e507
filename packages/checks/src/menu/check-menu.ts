import type { AppDefinition } from '@inkstone/schema';
import { errorsIn, type DocumentIssue } from '../issue/document-issue.ts';
import type { IssueLocation } from '../issue/issue-location.ts';
import { repeatedCodes } from '../issue/repeated-codes.ts';
import type { Surroundings } from '../surroundings/surroundings.ts';

/** The entries of an application's menu name documents of this application that belong to the entry's model. */
export function checkMenu({ code: appCode, functions }: Pick<AppDefinition, 'code' | 'functions'>, around: Surroundings): DocumentIssue[] {
  const report = errorsIn({ kind: 'app', code: appCode });
  const codes = functions.map(({ code }) => code);
  return [
    ...repeatedCodes(codes, report, (entry) => ({ kind: 'entry', entry })),
    ...functions.flatMap(({ code: entry, schemaCode, formCode, listCode, workflowCode }) => {
      const location: IssueLocation = { kind: 'entry', entry };
      const check = (
        kind: 'forms' | 'lists' | 'workflows',
        code: string | undefined,
        unknown: 'UnknownForm' | 'UnknownList' | 'UnknownWorkflow',
      ): DocumentIssue[] => {
        if (code === undefined) return [];
        const models = around.modelsOf(kind, code);
        if (models.length === 0) return [report(unknown, location, { code })];
        return models.includes(schemaCode) ? [] : [report('OtherModel', location, { code })];
      };
      return [
        ...(around.model(schemaCode) ? [] : [report('UnknownModel', location, { code: schemaCode })]),
        ...check('forms', formCode, 'UnknownForm'),
        ...check('lists', listCode, 'UnknownList'),
        ...check('workflows', workflowCode, 'UnknownWorkflow'),
      ];
    }),
  ];
}
