/**
 * The calls the web client makes, each as its contract says. A file for what is asked together: pages load the addresses of the files they use.
 */
export * from './routes/app-groups.routes.ts';
export * from './routes/apps.routes.ts';
export * from './routes/calendar.routes.ts';
export * from './routes/comment.routes.ts';
export * from './routes/common-comment.routes.ts';
export * from './routes/dictionary.routes.ts';
export * from './routes/exports.routes.ts';
export * from './routes/favorites.routes.ts';
export * from './routes/files.routes.ts';
export * from './routes/form.routes.ts';
export * from './routes/imports.routes.ts';
export * from './routes/message.routes.ts';
export * from './routes/organization.routes.ts';
export * from './routes/person.routes.ts';
export * from './routes/places.routes.ts';
export * from './routes/portal.routes.ts';
export * from './routes/print.routes.ts';
export * from './routes/query.routes.ts';
export * from './routes/roles.routes.ts';
export * from './routes/rules.routes.ts';
export * from './routes/search.routes.ts';
export * from './routes/session.routes.ts';
export * from './routes/settings.routes.ts';
export * from './routes/shell.routes.ts';
export * from './routes/short-code.routes.ts';
export * from './routes/signing.routes.ts';
export * from './routes/system.routes.ts';
export * from './routes/trust.routes.ts';
export * from './routes/work-list.routes.ts';
export * from './routes/workflow.routes.ts';
export * from './routes/workflow-admin.routes.ts';

// What both sides of a call count on.
export * from './comment/comment-text.ts';
export * from './files/files-per-ticket.ts';
export * from './print/limits.ts';
export * from './files/most-common-comments.ts';
export * from './live/live-path.ts';
export * from './workflow/opinion-places.ts';
