import type { Module } from '../platform/http/module.ts';
import { createTestServer, type TestPerson, type TestServer } from './test-server.ts';
import { appsModule } from '../modules/apps/index.ts';
import { identity } from '../modules/identity/index.ts';
import { messagesModule } from '../modules/messages/index.ts';
import { organization } from '../modules/organization/index.ts';
import { system } from '../modules/system/index.ts';
import { workflowModule } from '../modules/workflow/index.ts';
import { WorkflowScene } from './workflow-scene.ts';

export interface WorkflowServer {
  readonly scene: WorkflowScene;
  readonly server: TestServer;
  /** Signs in; repeated calls for an account return the same person. */
  as(account: string): Promise<TestPerson>;
  close(): Promise<void>;
}

/** Creates a server with the calls of the workflow module and of further modules, over the people and the model of the scene. */
export async function createWorkflowServer({
  modules = [],
  now,
}: { readonly modules?: readonly Module[]; readonly now?: () => Date } = {}): Promise<WorkflowServer> {
  const own = [organization, system, identity, appsModule, messagesModule, workflowModule];
  const server = await createTestServer({ modules: [...own, ...modules], ...(now && { now }) });
  const people = new Map<string, Promise<TestPerson>>();
  return {
    server,
    scene: await WorkflowScene.over(server.database),
    as(account) {
      const person = people.get(account) ?? server.signIn(account);
      people.set(account, person);
      return person;
    },
    close: () => server.close(),
  };
}
