export * from './login.call.ts';
export * from './logout.call.ts';
export * from './modify-user-password.call.ts';
export * from './refresh.call.ts';
export * from './setup.call.ts';
export * from './user-info.ts';
