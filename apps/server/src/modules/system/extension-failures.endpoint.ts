import { clearExtensionFailures, listExtensionFailures, reportExtensionFailure } from '@inkstone/api';
import { defineCommand, defineQuery } from '../../platform/http/endpoint.ts';
import { recordExtensionFailure, readExtensionFailures } from './extension-failures.ts';

export const reportExtensionFailureEndpoint = defineCommand(reportExtensionFailure, {
  permission: 'signed-in',
  async handle({ trx, now, log }, failure) {
    log.warn({ ...failure }, 'an extension control failed');
    await recordExtensionFailure(trx, failure, now());
    return true;
  },
});

export const listExtensionFailuresEndpoint = defineQuery(listExtensionFailures, {
  permission: 'administrator',
  handle: ({ db }) => readExtensionFailures(db),
});

export const clearExtensionFailuresEndpoint = defineCommand(clearExtensionFailures, {
  permission: 'administrator',
  async handle({ trx }) {
    await trx.deleteFrom('extension_failures').execute();
    return true;
  },
});
