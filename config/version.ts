import manifest from '../package.json';

export const version = manifest.version;

/** Where the console finds its `BuildInfo`, relative to its own files. */
export const BUILD_INFO_PATH = '/build.json';
