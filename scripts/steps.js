import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { environment, nodePath, root } from './workspace.js';

const bin = (...parts) => join(root, 'node_modules', ...parts);
const reports = bin('.reports');

/** A command that counts as one passed or failed test. */
const command = (name, args) => ({ name, args });
/** A test runner that writes a JSON report with its counts. */
const tests = (name, report, args, read) => ({ name, args, report: join(reports, report), read });

/** A file that failed outside of its tests counts as one failure. */
const vitestCounts = ({ numPassedTests, testResults }) => {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ title: relative(root, name), message }];
    return failed.map(({ fullName, failureMessages }) => ({
      title: `${relative(root, name)}: ${fullName}`,
      message: failureMessages.join('\n'),
    }));
  });
  return { passed: numPassedTests, failed: failures.length, failures };
};
const playwrightCounts = ({ stats, suites, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  flaky: suites.flatMap(flakyOf),
  failures: [...errors.map(({ message }) => ({ title: 'the run', message })), ...suites.flatMap(failuresOf)],
});

/** Returns the tests that passed only on a retry; each is a defect to investigate. */
const flakyOf = ({ suites = [], specs = [] }) => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(flakyOf),
];

/** Returns the failed tests with the messages of all attempts. */
const failuresOf = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => ({
      title: `${file}: ${title}`,
      message: tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map((error) => error.message))).join('\n'),
    })),
  ...suites.flatMap(failuresOf),
];

const vitest = (name, report, projects, options = []) =>
  tests(
    name,
    report,
    [
      bin('vitest', 'vitest.mjs'),
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...options,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${join(reports, report)}`,
    ],
    vitestCounts,
  );

/** Checks only what depends on a change since the last run. */
const types = (part) => {
  const memory = ['--incremental', '--tsBuildInfoFile', bin('.cache', `types-${part}.tsbuildinfo`)];
  return command(`types, ${part}`, [bin('typescript', 'bin', 'tsc'), '-p', `tsconfig.${part}.json`, ...memory]);
};

export const steps = {
  webBuild: command('web client', [join(root, 'scripts', 'build-web.js')]),
  headlessTypes: types('headless'),
  webTypes: types('web'),
  lint: command('lint and boundaries', [bin('oxlint', 'bin', 'oxlint'), '--quiet']),
  modules: command('direction of modules and folders', [join(root, 'scripts', 'modules', 'check-modules.ts')]),
  format: command('format', [bin('oxfmt', 'bin', 'oxfmt'), '--check', '.']),
  unused: command('unused code', [bin('knip', 'bin', 'knip.js'), '--no-progress']),
  unit: vitest('unit tests', 'unit.json', ['unit', 'web']),
  /** Tests that depend on uncommitted changes; there may be none. */
  nearby: vitest('tests of what changed', 'nearby.json', ['unit', 'web'], ['--changed', '--passWithNoTests']),
  docs: vitest('how-to pages', 'docs.json', ['docs']),
  /** Some files wait for other processes and for time to pass; meanwhile one more keeps the processors busy. */
  server: vitest('server tests on PostgreSQL', 'server.json', ['server'], [`--maxWorkers=${availableParallelism() + 1}`]),
  browser: tests(
    'browser tests',
    'browser.json',
    [bin('@playwright', 'test', 'cli.js'), 'test', '-c', 'e2e/playwright.config.ts'],
    playwrightCounts,
  ),
};

/** Runs one step and resolves with its counts. A runner that ended without a report counts as one failure. */
export function runStep(step) {
  const startedAt = Date.now();
  if (step.report) rmSync(step.report, { force: true });
  return new Promise((resolve) => {
    const child = spawn(nodePath(), step.args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: environment({ FORCE_COLOR: '0' }) });
    let output = '';
    const keep = (chunk) => (output += chunk);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('close', (code) => {
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      const counts = countsOf(step, code);
      console.log(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds} s, ${counts.passed} passed, ${counts.failed} failed)`);
      for (const title of counts.flaky ?? []) console.log(`  passed only on a retry: ${title}`);
      if (code !== 0) console.log(output);
      resolve(counts);
    });
  });
}

function countsOf(step, code) {
  const asOne = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (!step.report) return asOne;
  try {
    const counts = step.read(JSON.parse(readFileSync(step.report, 'utf8')));
    return code === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Formats a failed test in a few lines, without colours. */
function formatFailure({ title, message = '' }) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [`✗ ${title}`, ...lines.slice(0, 20).map((line) => `    ${line}`)].join('\n');
}

/** Runs the steps of a lane one after the other. */
async function runLane(lane) {
  const counts = [];
  for (const step of lane) counts.push(await runStep(step));
  return counts;
}

/** Runs lanes beside each other; prints the sum and sets the exit code. */
export async function runAll(lanes) {
  const all = (await Promise.all(lanes.map(runLane))).flat();
  // Failures are repeated at the end, where they are easy to find after a long run.
  for (const failure of all.flatMap(({ failures = [] }) => failures)) console.log(formatFailure(failure));
  const sum = (of) => all.reduce((total, counts) => total + counts[of], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}
