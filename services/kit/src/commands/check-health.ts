import { get } from 'node:https';
import { defineConfig } from '../config/config.ts';
import { serviceTlsIn, tlsVariables } from '../config/tls-variables.ts';
import { callerTls } from '../tls/tls-options.ts';

// Whether the process in this container is ready, where it answers only who has a certificate: check-health.ts PORT
const [, , port = ''] = process.argv;
const timeout = 2500;

const tls = serviceTlsIn(defineConfig(tlsVariables).read(process.env));
const end = (isReady: boolean) => process.exit(isReady ? 0 : 1);
get(
  `https://localhost:${port}/health/ready`,
  { ...(tls && callerTls(tls)), timeout, signal: AbortSignal.timeout(timeout) },
  ({ statusCode }) => end(statusCode === 200),
).once('error', () => end(false));
