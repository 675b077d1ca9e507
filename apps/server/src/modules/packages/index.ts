import { defineModule } from '../../platform/http/module.ts';
import { designPackageEndpoint, exportPackageEndpoint, importPackageEndpoint, previewPackageEndpoint } from './package.endpoint.ts';
import { packageRefusals } from './refusals.ts';

/** Applications as text files, for transfer to another installation, review and version control. */
export { packageFiles, readPackage } from './package-files.ts';
export { storedPackage } from './stored-package.ts';

export const packagesModule = defineModule({
  name: 'packages',
  description: 'Applications as packages of text files: export, preview and import.',
  endpoints: [exportPackageEndpoint, previewPackageEndpoint, designPackageEndpoint, importPackageEndpoint],
  refusals: packageRefusals,
});
