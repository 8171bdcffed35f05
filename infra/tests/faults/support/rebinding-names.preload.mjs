// Loaded before a service of ours. The name system it then sees is an attacker's: each name leads to a public address at
// the first look and to this machine at every later one.
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';

const system = dns.lookup;
const looked = new Set();
const attackers = /\.zapier\.com$/;

dns.lookup = (name, options, done) => {
  if (!attackers.test(name)) return system(name, options, done);
  const address = looked.has(name) ? '127.0.0.1' : '198.41.0.4';
  looked.add(name);
  process.nextTick(() => (options.all ? done(null, [{ address, family: 4 }]) : done(null, address, 4)));
};
Object.defineProperty(dns.lookup, Symbol.for('nodejs.util.promisify.custom'), {
  value: (name, options) =>
    new Promise((resolve, reject) =>
      dns.lookup(name, options, (error, found) => (error ? reject(error) : resolve(found))),
    ),
});
syncBuiltinESMExports();
