import { controlModels, extensionValueModel, isExtensionType } from '@inkstone/controls/models';
import type { ControlModel, ControlModels } from '@inkstone/form-engine';

export const models: ControlModels = controlModels;

/** Returns undefined for an extension control that is not installed: a form may name it before the operator installs it. */
export function modelOf(type: string): ControlModel | undefined {
  return isExtensionType(type) ? extensionValueModel : models[type];
}
