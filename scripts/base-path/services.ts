/** The port of the services in the addresses that pages have. */
const configuredPort = Number(process.env.THIRD_PARTY_PORT);

/** The mock of this worker: each has its own (tests/e2e/third-party.mjs), so that tests of two workers do not see each other's requests. */
const port = configuredPort + Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** The address of the mock of this worker, for requests of the tests. */
export const services = `http://localhost:${port}`;

/** The argument of Chromium that leads the requests of pages to the mock of this worker. */
export const toMock = `--host-resolver-rules=MAP localhost:${configuredPort} localhost:${port}`;
