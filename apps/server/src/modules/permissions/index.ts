/**
 * Access to business records. Lists, pickers, forms, files, exports, imports, search, print and rules all decide access here.
 *
 * **Before an action on a model is offered or carried out**
 *
 *     const access = await modelAccess(db, context, 'supplier');
 *     access.require('export');                       // or access.may('import') for a button
 *
 * **A statement over many records**: the table is named `r`, the condition is joined with `and`. Name the fields that the person chose to
 * filter, sort, group or search by; fields fixed by a designer need not be named.
 *
 *     sql`select r.id, ${access.covering} as covering from ${table} r
 *         where ${access.records('view', ['price'])} and … order by … limit …`
 *
 * **Visible and editable fields of each row**: pass the row's `covering` to `access.permissionAt`, and unite the result with the permission
 * of the workflow (`modules/queries/list-rights.ts` does both). Columns in `access.hiddenFields` need not be selected at all.
 *
 * **One stored record**: also depends on tasks, drafts and shared records. Call `readRecord` or `lockRecord` of `modules/forms`, and use
 * `permission` and `actions` of the returned rights.
 *
 * Code that acts for the system (rules, sub-processes, jobs without a person) does not check access; code that shows its results to a
 * person does.
 */
export { copyAccess, presentAccess, saveAccess } from './app-access.ts';
export { membershipsOf, membersOfRole } from './memberships.ts';
export { departmentsOf } from './grant-scope.ts';
export { modelAccess, type Coverage, type ModelAccess } from './model-access.ts';
export { permissionsModule } from './module.ts';
export { recordAccess, type RecordAccess } from './record-access.ts';
export { rolesOfApp } from './stored-role.ts';
export { layRoles, storeRoles } from './store-roles.ts';
export { fieldsHiddenFrom } from './fields-hidden-from.ts';
export { viewReaches, type ViewReach } from './view-reach.ts';
export { workflowParticipation, type WorkflowParticipation } from './workflow-participation.ts';
