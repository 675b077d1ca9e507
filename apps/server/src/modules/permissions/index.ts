/**
 * Who may do what with business records: the one place that decides, for lists, pickers, forms, files, exports, imports, search, print
 * and rules.
 *
 * **Before something is offered or done to a model**
 *
 *     const access = await modelAccess(db, context, 'supplier');
 *     access.require('export');                       // or access.may('import') for a button
 *
 * **A statement over many records**: the table is named `r`, the condition is joined with `and`. Name the fields that the person chose to
 * filter, sort, group or search by; what a designer fixed need not be named.
 *
 *     sql`select r.id, ${access.covering} as covering from ${table} r
 *         where ${access.records('view', ['price'])} and … order by … limit …`
 *
 * **What they see and edit of each row**: give the row's `covering` to `access.permissionAt`, and join it with what the workflow shows them
 * (`modules/queries/list-rights.ts` does both). `access.hiddenFields` are columns that need not be asked for at all.
 *
 * **One stored record** is never decided here alone, because tasks, drafts and lent records count too: ask `readPlace` or `lockPlace` of
 * `modules/forms`, and take `permission` and `actions` of its rights.
 *
 * What acts for the system (rules, sub-processes, jobs on behalf of nobody) does not ask; what it then shows to somebody does.
 */
export { belongingsOf, membersOfRole } from './belongings.ts';
export { saveRole } from './change-role.ts';
export { roleIssues } from './check-role.ts';
export { departmentsOf } from './grant-scope.ts';
export { modelAccess, type Coverage, type ModelAccess } from './model-access.ts';
export { permissionsModule } from './module.ts';
export { recordAccess, type RecordAccess } from './record-access.ts';
export { rolesOfApp } from './stored-role.ts';
export { untoldFields } from './untold-fields.ts';
export { viewReaches, type ViewReach } from './view-reach.ts';
export { workflowParts, type WorkflowParts } from './workflow-parts.ts';
