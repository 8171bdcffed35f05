import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { needsPrograms } from '../needs-programs.ts';
import { hasEnded } from './faulty-server.ts';

const exec = promisify(execFile);
const nowhere = '02:00:00:00:00:01';

/** A machine on a network of this test: a network namespace of Linux, with an address that the test and services reach. */
export interface Machine {
  address: string;
  spawn(command: string, args: string[], options?: SpawnOptions): ChildProcess;
  /** Runs a command there to its end. @returns what it has written */
  run(command: string, args: string[], env?: NodeJS.ProcessEnv): Promise<string>;
  /** Sends a signal to everything that runs there: SIGKILL as a power cut, SIGSTOP as a machine that hangs. */
  signalAll(signal: NodeJS.Signals): Promise<void>;
  /** Cuts it off from everybody, as when its cable is pulled; or from the other machines alone, while the test and services reach it. */
  cutOff(from: CutOff): Promise<void>;
  heal(): Promise<void>;
}

export type CutOff = 'everybody' | 'the others';

/** Machines on one network, which go with all that runs there after the test. */
export async function openNetwork(size: number): Promise<Machine[]> {
  needsPrograms({ ip: 'iproute2' });
  if (process.getuid?.() !== 0) throw new Error('Networks of a test need Linux and the rights of root');
  const id = randomInt(16 ** 4).toString(16);
  const subnet = `198.18.${randomInt(256)}`;
  const bridge = `pw-${id}`;
  const ip = (...args: string[]) => exec('ip', args);
  await ip('link', 'add', bridge, 'type', 'bridge');
  onTestFinished(async () => void (await ip('link', 'delete', bridge)));
  await ip('address', 'add', `${subnet}.1/24`, 'dev', bridge);
  await ip('link', 'set', bridge, 'up');
  const addresses = Array.from({ length: size }, (_, index) => `${subnet}.${index + 11}`);

  async function addMachine(address: string, index: number): Promise<Machine> {
    const name = `${bridge}-${index}`;
    const cable = name;
    const inside = (...args: string[]) => ip('-n', name, ...args);
    const others = addresses.filter((other) => other !== address);
    const pids = async () => (await ip('netns', 'pids', name)).stdout.split('\n').filter(Boolean).map(Number);
    const children: ChildProcess[] = [];
    let blackholedRoutes: [machine: string, way: string][] = [];

    async function signalAll(signal: NodeJS.Signals) {
      for (const pid of await pids()) {
        try {
          process.kill(pid, signal);
        } catch {
          // It has ended by itself.
        }
      }
      if (signal !== 'SIGKILL') return;
      await Promise.all(children.filter((child) => !hasEnded(child)).map((child) => once(child, 'exit')));
    }

    await ip('netns', 'add', name);
    onTestFinished(async () => {
      await signalAll('SIGKILL');
      await ip('netns', 'delete', name);
    });
    await ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
    await ip('link', 'set', cable, 'master', bridge, 'up');
    await inside('address', 'add', `${address}/24`, 'dev', 'eth0');
    await inside('link', 'set', 'lo', 'up');
    await inside('link', 'set', 'eth0', 'up');

    return {
      address,
      spawn(command, args, options = {}) {
        const child = spawn('ip', ['netns', 'exec', name, command, ...args], options);
        children.push(child);
        return child;
      },
      run: async (command, args, env = process.env) =>
        (await exec('ip', ['netns', 'exec', name, command, ...args], { env })).stdout,
      signalAll,
      async cutOff(from) {
        if (from === 'everybody') return void (await ip('link', 'set', cable, 'down'));
        // Packets from one side to the other go to a network card that nobody has.
        blackholedRoutes = others.flatMap((other, at): typeof blackholedRoutes => [
          [name, other],
          [`${bridge}-${at < index ? at : at + 1}`, address],
        ]);
        for (const [machine, way] of blackholedRoutes)
          await ip('-n', machine, 'neighbour', 'replace', way, 'lladdr', nowhere, 'dev', 'eth0', 'nud', 'permanent');
      },
      async heal() {
        await ip('link', 'set', cable, 'up');
        for (const [machine, way] of blackholedRoutes)
          await ip('-n', machine, 'neighbour', 'delete', way, 'dev', 'eth0');
        blackholedRoutes = [];
      },
    };
  }

  const machines: Machine[] = [];
  for (const [index, address] of addresses.entries()) machines.push(await addMachine(address, index));
  return machines;
}
