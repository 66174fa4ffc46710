import vm, { type CompileFunctionOptions, type ScriptOptions } from 'node:vm';

interface Compiled {
  source: string;
  script: vm.Script;
  /** Of the test file that runs now. */
  options: CompileFunctionOptions;
}

const compiled = new Map<string, Compiled>();
const compileAnew = vm.compileFunction;

/**
 * Each test file has modules of its own, which jest would compile anew. Their texts are the same, so each is compiled
 * once per worker, and only executed anew.
 */
vm.compileFunction = (source, parameters = [], options = {}) => {
  const { filename, parsingContext } = options;
  if (!filename || !parsingContext) return compileAnew(source, parameters, options);
  const name = `${filename} ${parameters.join()}`;
  let known = compiled.get(name);
  if (known?.source !== source) {
    known = { source, script: compile(name, source, parameters, filename), options };
    compiled.set(name, known);
  }
  known.options = options;
  return known.script.runInContext(parsingContext);
};

function compile(name: string, source: string, parameters: readonly string[], filename: string): vm.Script {
  const head = `(function (${parameters.join()}) {`;
  const importModuleDynamically = (...asked: unknown[]) => {
    const options = compiled.get(name)?.options as { importModuleDynamically(...asked: unknown[]): unknown };
    return options.importModuleDynamically(...asked);
  };
  const options = { filename, columnOffset: -head.length, importModuleDynamically };
  return new vm.Script(`${head}${source}\n})`, options as ScriptOptions);
}
