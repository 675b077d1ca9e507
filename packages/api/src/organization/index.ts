export * from './department-list-user.call.ts';
export * from './department-tree.call.ts';
export * from './role-get.call.ts';
export * from './role-list.call.ts';
export * from './user-departments.call.ts';
export * from './user-info.call.ts';
export * from './user-search.call.ts';
export * from './person.ts';
