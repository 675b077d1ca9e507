import { rm } from 'node:fs/promises';
import { exportPackage, importPackage, previewPackage, type CallOutput } from '@inkstone/api';
import { createId } from '@inkstone/schema';
import { transact } from '../../platform/db/transact.ts';
import { gather, TooManyBytes } from '../../platform/files/gather.ts';
import { defineDownload, defineUpload } from '../../platform/http/endpoint.ts';
import type { IncomingFile } from '../../platform/http/file-exchange.ts';
import { Refusal, refuse, type RefusalExtra } from '../../platform/http/refusal.ts';
import type { UploadContext } from '../../platform/http/request-context.ts';
import type { Publication } from '../publishing/index.ts';
import { contentDisposition, guardingHeaders } from '../stored-files/index.ts';
import { requireAppAdministrator } from '../../platform/auth/require-app-administrator.ts';
import type { PackageContents } from './package-contents.ts';
import { packageFiles, readPackage, type PackageFile } from './package-files.ts';
import { packageIssue } from './package-issue.ts';
import { mostPackageBytes, unzipPackage, zipPackage } from './package-zip.ts';
import { storedPackage } from './stored-package.ts';
import { comparePackage, holdPublishing, refuseIssues, takePackage, type Comparison } from './take-package.ts';

/** Each asks itself: application administrators are let in, not only those of everything. */
const permission = 'participant';

export const exportPackageEndpoint = defineDownload(exportPackage, {
  permission,
  async handle({ db, actor }, { appCode }) {
    if (!actor) return refuse('not-signed-in');
    requireAppAdministrator(actor);
    const contents = (await storedPackage(db, appCode)) ?? refuse('not-found');
    const body = await zipPackage(packageFiles(contents));
    return {
      status: 200,
      headers: {
        ...guardingHeaders,
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
    requireAppAdministrator(context.actor);
    const contents = await contentsOf(context, file);
    const { comparison, told } = await tried(context, contents);
    const { wanted, isNew, digest, parts } = comparison;
    const { code, name, name_i18n } = wanted;
    return { appCode: code, name, ...(name_i18n && { name_i18n }), isNew, digest, parts: [...parts], ...told };
  },
});

export const importPackageEndpoint = defineUpload(importPackage, {
  permission,
  async handle(context, { digest }, file) {
    requireAppAdministrator(context.actor);
    const contents = await contentsOf(context, file);
    return context.command({ digest, contents }, async (command): Promise<CallOutput<typeof importPackage>> => {
      await holdPublishing(command.trx);
      const comparison = await comparePackage(command.trx, contents);
      if (comparison.digest !== digest) refuse('package-changed');
      const { documents, warnings } = await takePackage(command, comparison, context.serviceRules);
      return { appCode: contents.code, documents: [...documents], warnings: [...warnings] };
    });
  },
});

async function contentsOf({ files, locale }: UploadContext, file: IncomingFile): Promise<PackageContents> {
  const sent = await gathered(file, files.gathering);
  const wrong = sent.filter(({ text }) => text === null).map(({ path }) => packageIssue('TextWrong', path));
  const read = readPackage(
    sent.filter((each): each is PackageFile => each.text !== null),
    locale,
  );
  const issues = [...wrong, ...('issues' in read ? read.issues : [])];
  refuseIssues(issues, locale);
  return 'contents' in read ? read.contents : refuse('package-invalid');
}

async function gathered(file: IncomingFile, folder: string): ReturnType<typeof unzipPackage> {
  try {
    const { path } = await gather(file.stream, { folder, mostBytes: mostPackageBytes });
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

type Told = Pick<CallOutput<typeof previewPackage>, 'issues' | 'warnings'>;

/** Carries a trial out of the transaction that it takes back. */
class TakenBack extends Error {
  readonly publication: Publication;

  constructor(publication: Publication) {
    super('taken back');
    this.publication = publication;
  }
}

/** Does all of it and takes it back, so that what is told is what would be. */
async function tried(context: UploadContext, contents: PackageContents): Promise<{ comparison: Comparison; told: Told }> {
  let comparison: Comparison | null = null;
  try {
    await transact(context.db, async (trx) => {
      await holdPublishing(trx);
      comparison = await comparePackage(trx, contents);
      throw new TakenBack(await takePackage({ ...context, trx, commandId: createId() }, comparison, context.serviceRules));
    });
  } catch (error) {
    if (error instanceof TakenBack) return { comparison: comparison!, told: { issues: [], warnings: [...error.publication.warnings] } };
    if (error instanceof Refusal && comparison) return { comparison, told: { issues: issuesOf(error.extra), warnings: [] } };
    throw error;
  }
  throw new Error('A trial ends by being taken back');
}

function issuesOf({ issues = [] }: RefusalExtra): Told['issues'] {
  return issues.map(({ code, path, params, message }) => ({
    code,
    path,
    ...(params && { params: { ...params } }),
    ...(message !== undefined && { message }),
  }));
}
