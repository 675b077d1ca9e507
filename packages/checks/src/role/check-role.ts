import type { ModelDefinition, ModelGrant, RoleDefinition } from '@inkstone/schema';
import { asWarning, errorsIn, type DocumentIssue } from '../issue/document-issue.ts';
import { refusedCondition } from '../list/refused-condition.ts';
import { wholeDocument } from '../issue/issue-location.ts';
import type { Surroundings } from '../surroundings/surroundings.ts';
import { checkUnits } from '../units/check-units.ts';
import { refusedGrant, roleIssue, type RoleIssue } from './role-issue.ts';

/** A role grants rights on models of its application. A grant on what does not exist grants nothing, so that it is a warning. */
export function checkRole(role: RoleDefinition, around: Surroundings): DocumentIssue[] {
  const key = { kind: 'role', code: role.code } as const;
  const report = errorsIn(key);
  const model = (code: string) => (around.ownsModel(code) ? around.model(code) : undefined);
  return [
    ...grantIssues(role.grants, model).map(({ code, property, message }) => {
      const issue = report('RoleDefect', { kind: 'property', property }, { code: role.code, detail: message });
      return code === 'UnknownModel' || code === 'UnknownField' ? asWarning(issue) : issue;
    }),
    ...checkUnits(key, role, around),
  ];
}

/** Returns all issues of grants; units in their conditions are checked apart (`checkUnits`). */
export function grantIssues(grants: readonly ModelGrant[], model: (code: string) => ModelDefinition | undefined): RoleIssue[] {
  return grants.flatMap((grant, index) => {
    const { schemaCode } = grant;
    const isTwice = grants.findIndex((each) => each.schemaCode === schemaCode) !== index;
    const found = model(schemaCode);
    return [
      ...(isTwice ? [roleIssue('Repeated', ['grants', schemaCode])] : []),
      ...(found ? issuesIn(grant, found) : [roleIssue('UnknownModel', ['grants', schemaCode])]),
    ];
  });
}

function issuesIn({ schemaCode, scope, condition, fields }: ModelGrant, model: ModelDefinition): RoleIssue[] {
  const at = (property: string): readonly string[] => ['grants', schemaCode, property];
  const codes = new Set(fieldCodes(model));
  const refused = condition && refusedCondition(model, condition);
  return [
    ...Object.keys(fields)
      .filter((code) => !codes.has(code))
      .map((field) => roleIssue('UnknownField', at('fields'), { field })),
    ...((scope === 'condition') === (condition !== undefined) ? [] : [roleIssue('Required', at('condition'))]),
    ...(refused ? [refusedGrant(refused, at('condition'))] : []),
  ];
}

/** Every field that a role can hide or lock: items, and columns after their sub-table. */
const fieldCodes = ({ dataItems }: ModelDefinition): readonly string[] =>
  dataItems.flatMap(({ code, dataItems: columns = [] }) => [code, ...columns.map((column) => `${code}.${column.code}`)]);

/** Pages and people know roles by their names. */
export function checkRoleNames(roles: readonly RoleDefinition[]): DocumentIssue[] {
  return roles.flatMap(({ code, name }, index) => {
    const isTwice = roles.slice(0, index).some((each) => each.name === name);
    return isTwice ? [errorsIn({ kind: 'role', code })('NameTwice', wholeDocument, { name })] : [];
  });
}
