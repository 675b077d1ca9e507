export * from './bizdatarule.call.ts';
export * from './business-rule.call.ts';
export * from './rule-log.call.ts';
