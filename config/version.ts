import manifest from '../package.json';

export const version = manifest.version;

/** Where the console finds what its build is and is made of, beside its own files: `BuildInfo`. */
export const BUILD_INFO_PATH = '/build.json';
