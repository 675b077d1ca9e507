import { rm } from 'node:fs/promises';
import { designPackage, exportPackage, importPackage, previewPackage, type CallOutput } from '@inkstone/api';
import { transact } from '../../platform/db/transactions/transact.ts';
import { stageFile, TooManyBytes } from '../../platform/files/stage-file.ts';
import { defineDownload, defineUpload } from '../../platform/http/endpoint.ts';
import type { IncomingFile } from '../../platform/http/file-exchange.ts';
import { refuse, type RefusalExtra } from '../../platform/http/refusal.ts';
import type { UploadContext } from '../../platform/http/request-context.ts';
import { lockPublishing } from '../apps/index.ts';
import { fillCopy, requireDesigner, requireFiller } from '../design/index.ts';
import { importDictionaries } from '../dictionary/index.ts';
import { planDefinition } from '../publishing/index.ts';
import { contentDisposition, fileSecurityHeaders } from '../stored-files/index.ts';
import { requireAppAdministrator } from '../../platform/auth/require-app-administrator.ts';
import type { PackageContents } from './package-contents.ts';
import { packageDocuments } from './package-documents.ts';
import { packageFiles, readPackage, type PackageFile } from './package-files.ts';
import { packageIssue } from './package-issue.ts';
import { mostPackageBytes, unzipPackage, zipPackage } from './package-zip.ts';
import { storedPackage } from './stored-package.ts';
import { comparePackage, refuseIssues, applyPackage, wholeContents, type Comparison } from './import-package.ts';
import { withUnitIds } from './unit-codes.ts';

/** Handlers check access themselves: designing is a right per application. */
const permission = 'participant';

export const exportPackageEndpoint = defineDownload(exportPackage, {
  permission,
  async handle({ db, actor }, { appCode }) {
    if (!actor) return refuse('not-signed-in');
    await requireDesigner(db, actor, appCode, 'design');
    const contents = (await storedPackage(db, appCode)) ?? refuse('not-found');
    const body = await zipPackage(packageFiles(contents));
    return {
      status: 200,
      headers: {
        ...fileSecurityHeaders,
        'content-type': 'application/zip',
        'content-length': String(body.length),
        'content-disposition': contentDisposition('attachment', `${appCode}.zip`),
        'cache-control': 'no-store',
      },
      body,
    };
  },
});

export const previewPackageEndpoint = defineUpload(previewPackage, {
  permission,
  async handle(context, _input, file) {
    const contents = await contentsOf(context, file);
    await requireFiller(context.db, context.actor, contents.code);
    const { comparison, report } = await planImport(context, contents);
    const { wanted, isNew, digest, parts } = comparison;
    const { code, name, name_i18n } = wanted;
    return { appCode: code, name, ...(name_i18n && { name_i18n }), isNew, digest, parts: [...parts], ...report };
  },
});

export const importPackageEndpoint = defineUpload(importPackage, {
  permission,
  async handle(context, { digest }, file) {
    requireAppAdministrator(context.actor);
    const contents = await contentsOf(context, file);
    return context.command({ digest, contents }, async (command): Promise<CallOutput<typeof importPackage>> => {
      await lockPublishing(command.trx);
      const comparison = await comparePackage(command.trx, contents);
      if (comparison.digest !== digest) refuse('package-changed');
      const { documents, warnings } = await applyPackage(command, comparison, context.serviceRules ?? []);
      return { appCode: contents.code, documents: [...documents], warnings: [...warnings] };
    });
  },
});

export const designPackageEndpoint = defineUpload(designPackage, {
  permission,
  async handle(context, _input, file) {
    const read = await readUpload(context, file, { keepsDrafts: true });
    const { contents } = read;
    return context.command({ ...read }, async (command): Promise<CallOutput<typeof designPackage>> => {
      const documents = await packageDocuments(command.trx, read);
      await importDictionaries(command.trx, contents.dictionaries, command.now());
      return { appCode: contents.code, revision: await fillCopy(command, contents, documents) };
    });
  },
});

const contentsOf = async (context: UploadContext, file: IncomingFile): Promise<PackageContents> =>
  (await readUpload(context, file, { keepsDrafts: false })).contents;

async function readUpload({ files, locale }: UploadContext, file: IncomingFile, { keepsDrafts }: { readonly keepsDrafts: boolean }) {
  const sent = await staged(file, files.stagingFolder);
  const wrong = sent.filter(({ text }) => text === null).map(({ path }) => packageIssue('TextWrong', path));
  const read = readPackage(
    sent.filter((each): each is PackageFile => each.text !== null),
    { locale, keepsDrafts },
  );
  const issues = [...wrong, ...('issues' in read ? read.issues : [])];
  refuseIssues(issues, locale);
  return 'contents' in read ? read : refuse('package-invalid');
}

async function staged(file: IncomingFile, folder: string): ReturnType<typeof unzipPackage> {
  try {
    const { path } = await stageFile(file.stream, { folder, maxBytes: mostPackageBytes });
    try {
      return await unzipPackage(path);
    } finally {
      await rm(path, { force: true });
    }
  } catch (error) {
    if (error instanceof TooManyBytes) return refuse('package-too-large');
    throw error;
  }
}

type ImportReport = Pick<CallOutput<typeof previewPackage>, 'issues' | 'warnings'>;

/** What importing and publishing the package would answer, by the plan of publishing: nothing is published for it. */
async function planImport(context: UploadContext, contents: PackageContents): Promise<{ comparison: Comparison; report: ImportReport }> {
  const { db, serviceRules = [] } = context;
  const comparison = await comparePackage(db, contents);
  const app = await wholeContents(db, await withUnitIds(db, comparison.wanted));
  const { errors, warnings } = await transact(db, (trx) => planDefinition({ ...context, trx }, app, { services: serviceRules }));
  return { comparison, report: { issues: issuesOf({ issues: errors }), warnings: [...warnings] } };
}

function issuesOf({ issues = [] }: RefusalExtra): ImportReport['issues'] {
  return issues.map(({ code, path, params, message }) => ({
    code,
    path,
    ...(params && { params: { ...params } }),
    ...(message !== undefined && { message }),
  }));
}
