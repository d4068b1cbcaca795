#!/usr/bin/env python3
"""Solves the 20,000 random systems of Tests/LayoutSolverTests/KiwiSystems.swift with kiwisolver and writes what it found.

Run by hand, from the root of the repository, when the systems change:

    python3 -m venv /tmp/oracle && /tmp/oracle/bin/pip install kiwisolver
    /tmp/oracle/bin/python Tests/Oracles/layout_solver.py Tests/Oracles/layout_solver.bin

The file holds sixteen bytes for each system, little-endian: the sum of weight times error over the constraints that are not required, as a double
rounded to 1/1024; and 64 bits, one for each constraint, set where it holds within 1e-6. A required constraint that kiwisolver refuses is left out,
and its bit is clear however it stands. LayoutSolverTests replays the file without kiwisolver.

For about one system in eighty kiwisolver 1.5.1 ends the process ("The objective is unbounded": rounding next to its large weights). Each system is
therefore solved in a child process. It also stops a little short of the least error now and then, for the same reason. So each system is solved with
its constraints added in several orders, which cannot change the least error, and the best answer counts.
"""
import os
import random as shuffling
import struct
import sys

import kiwisolver

MASK = (1 << 64) - 1
COEFFICIENTS = [1.0, -1.0, 1.0, -1.0, 2.0, -2.0, 0.5, -0.5, 3.0, 0.25]
RELATIONS = ["==", "==", "<=", ">="]
BANDS = [0, 1e6, 1e3, 1]
COUNT = 20_000
ORDERS = 5


class SplitMix:
    def __init__(self, seed):
        self.state = seed & MASK

    def next(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        return mixed ^ (mixed >> 31)

    def below(self, bound):
        return (self.next() >> 33) % bound


def make_system(number):
    random = SplitMix(number + 1)
    variables = 1 + random.below(30)
    constraints = []
    for _ in range(1 + random.below(min(60, 2 * variables + 4))):
        terms = {}
        for _ in range(1 + random.below(min(4, variables))):
            variable = random.below(variables)
            coefficient = COEFFICIENTS[random.below(len(COEFFICIENTS))]
            terms.setdefault(variable, coefficient)
        relation = RELATIONS[random.below(4)]
        constant = float(random.below(401) - 200)
        band = random.below(4)
        factor = 1 + random.below(3)
        weight = None if band == 0 else BANDS[band] * factor
        constraints.append((terms, relation, constant, weight))
    return variables, constraints


def fill(variables, constraints, order, skipped):
    """Solves all constraints but those skipped; returns the number of the first that is refused, or None."""
    solver = kiwisolver.Solver()
    for number in order:
        terms, relation, constant, weight = constraints[number]
        if number in skipped:
            continue
        expression = sum((variables[v] * c for v, c in terms.items()), start=kiwisolver.Expression(())) + constant
        strength = "required" if weight is None else float(weight)
        try:
            solver.addConstraint(kiwisolver.Constraint(expression, relation, strength))
        except kiwisolver.UnsatisfiableConstraint:
            return number
    solver.updateVariables()
    return None


def order_of(constraints, attempt, number):
    """As created, then required ones first, then the others shuffled. Required ones keep their order: which of them is refused depends on it."""
    order = list(range(len(constraints)))
    if attempt > 0:
        weak = [index for index in order if constraints[index][3] is not None]
        if attempt > 1:
            shuffling.Random(number * 100 + attempt).shuffle(weak)
        order = [index for index in order if constraints[index][3] is None] + weak
    return order


def solve(number, attempt):
    count, constraints = make_system(number)
    order = order_of(constraints, attempt, number)
    variables = [kiwisolver.Variable(str(index)) for index in range(count)]
    skipped = set()
    # kiwisolver's tableau is not to be trusted after a refusal, so each one starts over.
    while (refused := fill(variables, constraints, order, skipped)) is not None:
        skipped.add(refused)
    cost, held = 0.0, 0
    for index, (terms, relation, constant, weight) in enumerate(constraints):
        error = constant + sum(variables[v].value() * c for v, c in terms.items())
        violation = abs(error) if relation == "==" else max(0.0, error if relation == "<=" else -error)
        if weight is not None:
            cost += weight * violation
        if index not in skipped and violation < 1e-6:
            held |= 1 << index
    return round(cost * 1024) / 1024, held


def solve_in_child(number, attempt):
    """Sixteen bytes, or none if kiwisolver ended the process."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(2)
        cost, held = solve(number, attempt)
        os.write(writing, struct.pack("<dQ", cost, held))
        os._exit(0)
    os.close(writing)
    answer = os.read(reading, 16)
    os.close(reading)
    os.waitpid(child, 0)
    return answer


def main():
    failures = 0
    with open(sys.argv[1], "wb") as output:
        for number in range(COUNT):
            best = None
            answers = 0
            for attempt in range(40):
                answer = solve_in_child(number, attempt)
                if len(answer) < 16:
                    failures += 1
                    continue
                if best is None or struct.unpack("<dQ", answer)[0] < struct.unpack("<dQ", best)[0]:
                    best = answer
                answers += 1
                if answers == ORDERS:
                    break
            if best is None:
                sys.exit(f"system {number}: no order succeeded")
            output.write(best)
    print(f"{COUNT} systems, {failures} failures of kiwisolver")


main()
