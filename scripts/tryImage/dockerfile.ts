import { DockerfileParser, type Instruction, type JSONInstruction } from 'dockerfile-ast';

export interface Step {
  keyword: string;
  /** Without flags; of an instruction in JSON its strings. */
  args: string[];
  /** `from` of `COPY --from=build`. */
  flags: Record<string, string>;
  /** As it stands there, without the keyword. */
  text: string;
}

export interface Stage {
  name: string;
  image: string;
  steps: Step[];
}

/** What a Dockerfile does, stage by stage. */
export function stagesOf(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    if (instruction.getKeyword() === 'FROM') {
      const [image = '', , name = String(stages.length)] = instruction.getArguments().map((each) => each.getValue());
      stages.push({ name, image, steps: [] });
    } else {
      stages.at(-1)?.steps.push(stepOf(instruction));
    }
  }
  return stages;
}

const JSON_FORM = /\[[\s\S]*\]\s*$/;

function stepOf(instruction: Instruction): Step {
  const text = instruction.getArgumentsContent() ?? '';
  const flags = 'getFlags' in instruction ? (instruction as JSONInstruction).getFlags() : [];
  const [json] = JSON_FORM.exec(text) ?? [];
  const words = instruction.getArguments().map((each) => each.getValue());
  return {
    keyword: instruction.getKeyword(),
    args: json ? JSON.parse(json) : words.filter((each) => !each.startsWith('--')),
    flags: Object.fromEntries(flags.map((flag) => [flag.getName(), flag.getValue() ?? ''])),
    text,
  };
}

/** The last of its kind in a stage. */
export const lastOf = ({ steps }: Stage, keyword: string): Step | undefined =>
  steps.findLast((step) => step.keyword === keyword);

/** The entries of a `.dockerignore` that leaves out everything but a list. @throws for any other form */
export function allowedBy(dockerignore: string): string[] {
  const [first, ...lines] = dockerignore.split('\n').filter((line) => line.trim() && !line.startsWith('#'));
  const odd = lines.find((line) => !/^![\w.-]+$/.test(line));
  if (first !== '*' || odd)
    throw new Error(`.dockerignore must be “*” and lines such as “!src”, not “${odd ?? first}”.`);
  return lines.map((line) => line.slice(1));
}
