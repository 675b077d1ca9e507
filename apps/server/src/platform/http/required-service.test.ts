import { describe, expect, it } from 'vitest';
import { connectModules, defineModule } from './module.ts';
import { requireService, requireServices } from './required-service.ts';

describe('a service that a module requires', () => {
  it('is the implementation of the module that provides it', () => {
    const greeting = requireService<() => string>('the greeting');
    const upper = defineModule({ name: 'upper', description: '', endpoints: [], provides: [greeting.providedBy(() => 'hello')] });

    connectModules([upper]);

    expect(greeting.get()()).toBe('hello');
  });

  it('throws an error with its name if no module provides it', () => {
    const greeting = requireService<() => string>('the greeting');

    connectModules([defineModule({ name: 'lower', description: '', endpoints: [] })]);

    expect(() => greeting.get()).toThrow('no module provides the greeting');
  });
});

it('a service of several modules has each implementation once', () => {
  const cleanUps = requireServices<string>();
  const provider = (name: string) => defineModule({ name, description: '', endpoints: [], provides: [cleanUps.providedBy(name)] });
  const modules = [provider('files'), provider('records')];

  connectModules(modules);
  connectModules(modules);

  expect(cleanUps.all()).toEqual(['files', 'records']);
});
